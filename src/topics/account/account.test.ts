import { beforeAll, describe, expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();
const [ann, bob] = [somebody(), somebody()];
let anns: Browser;
let bobs: Browser;
beforeAll(async () => {
  anns = await signUp(shop, ann);
  bobs = await signUp(shop, { ...bob, first_name: "Bob" });
});

const home = {
  address_label: "Home",
  company: "",
  address: "12 Kauri Street",
  apartment: "",
  city_town: "Nelson",
  province: "Tasman",
  postcode: "7010",
  phone_number: "03 555 0123",
};

describe("the profile", () => {
  test("changes the names and nothing else", async () => {
    const greedy = {
      first_name: "Anna",
      last_name: "Lee-Smith",
      email: bob.email,
      id: 2,
      points: 50,
    };
    const changed = await anns.send("PUT", "account/profile", greedy);
    expect(changed.json().data).toMatchObject({
      first_name: "Anna",
      last_name: "Lee-Smith",
      email: ann.email,
    });
    const session = (await anns.get("auth/session")).json().data;
    expect(session).toMatchObject({ user: { first_name: "Anna", email: ann.email }, points: 2 });
  });

  test("refuses HTML in a name and a missing one", async () => {
    const refused = await anns.send("PUT", "account/profile", { first_name: "<img src=x>", last_name: "" });
    expect(refused.json().error.fields).toEqual({
      first_name: "First name must be plain text of at most 100 characters.",
      last_name: "Last name is required. Please try again.",
    });
  });
});

test("points come with their reason", async () => {
  const { points, entries } = (await anns.get("account/points")).json().data;
  expect(points).toBe(2);
  expect(entries).toEqual([{ points: 2, reason: "Welcome to the shop", date: expect.any(String) }]);
});

describe("the address book", () => {
  test("takes an address, changes it and lets it go, each with the spec's message", async () => {
    const added = await anns.post("account/addresses", home);
    expect(added.statusCode).toBe(201);
    expect(added.json().data.message).toBe("Your new address has been added successfully.");
    const { id } = added.json().data.address;
    const edited = await anns.send("PUT", `account/addresses/${id}`, {
      ...home,
      address_label: "Flat",
      apartment: "3",
    });
    expect(edited.json().data.message).toBe("Your existing address has been edited successfully.");
    expect((await anns.get("account/addresses")).json().data).toEqual([
      { ...home, id, address_label: "Flat", apartment: "3" },
    ]);
    expect((await anns.send("DELETE", `account/addresses/${id}`)).statusCode).toBe(200);
    expect((await anns.get("account/addresses")).json().data).toEqual([]);
  });

  test("has each place once, also when a click was doubled", async () => {
    const office = { ...home, address: "1 Queen Street", address_label: "Office" };
    const answers = await Promise.all([1, 2, 3].map(() => anns.post("account/addresses", office)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const shouted = await anns.post("account/addresses", { ...office, address: " 1  QUEEN street." });
    expect(shouted.json().message).toBe("You are using an address that already exist.");
    const other = (await anns.post("account/addresses", { ...office, address: "2 Queen Street" })).json().data
      .address;
    const moved = await anns.send("PUT", `account/addresses/${other.id}`, office);
    expect(moved.statusCode).toBe(409);
  });

  test("of another customer can be neither seen, changed nor emptied", async () => {
    const { id } = (await anns.post("account/addresses", { ...home, address: "9 Rata Lane" })).json().data
      .address;
    expect((await bobs.get("account/addresses")).json().data).toEqual([]);
    const changed = await bobs.send("PUT", `account/addresses/${id}`, { ...home, address: "Mine now" });
    expect(changed.statusCode).toBe(404);
    expect(changed.json().message).toBe("Unable to edit address. Please try again.");
    expect((await bobs.send("DELETE", `account/addresses/${id}`)).statusCode).toBe(404);
    const kept = (await anns.get("account/addresses")).json().data as { id: number; address: string }[];
    expect(kept.find((one) => one.id === id)?.address).toBe("9 Rata Lane");
  });

  test("ends at fifty", async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 51; number++)
      statuses.push(
        (await bobs.post("account/addresses", { ...home, address: `${number} Long Road` })).statusCode,
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(422);
  });
});

test.each(["account/profile", "account/points", "account/addresses"])(
  "%s asks a stranger to sign in",
  async (path) => {
    const answer = await openBrowser(shop.app).get(path);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toBe("Please sign in first.");
  },
);

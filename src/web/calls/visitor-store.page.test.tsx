import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { annSignedIn, nobody } from "#tests/support/markup/forget-visit.ts";
import { memberAnswers } from "#tests/support/markup/member-answers.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { type Answering, granted, openShopDouble } from "#tests/support/markup/shop-double.ts";

test("a tab that was asking who it is while another signed out learns of it", async () => {
  const gate = Promise.withResolvers<void>();
  const session = vi
    .fn<Answering>(() => granted(nobody))
    .mockImplementationOnce(() => gate.promise.then(() => granted(annSignedIn)));
  openShopDouble({ ...memberAnswers, "GET auth/session": session });
  await openPage("/account");
  await waitFor(() => expect(session).toHaveBeenCalledOnce());
  const otherTab = new BroadcastChannel("account");
  otherTab.postMessage("changed");
  gate.resolve();
  await waitFor(() => expect(session).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole("link", { name: "Create an account" })).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Hello Ann")).toBeNull());
  otherTab.close();
});

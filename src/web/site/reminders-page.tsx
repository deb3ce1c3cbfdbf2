import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Success } from "#web/forms/success.tsx";
import styles from "./narrow-page.module.css";

interface RemindersPageProps {
  /** The address that the mail with this link went to. */
  readonly email: string;
  readonly areWanted: boolean;
  /** It was changed just now. */
  readonly isChanged: boolean;
}

function Words({ email, areWanted }: Omit<RemindersPageProps, "isChanged">) {
  return (
    <p className={styles.words}>
      <strong>{email}</strong>{" "}
      {areWanted
        ? "hears from us when a quotation is about to end, and once some days after an order."
        : "gets no reminders. What an order needs, such as its proof, still comes."}
    </p>
  );
}

/** Stops reminders, or lets them come again. */
function Change({ areWanted }: Pick<RemindersPageProps, "areWanted">) {
  return (
    <form method="post">
      <input type="hidden" name="wanted" value={areWanted ? "no" : "yes"} />
      <Button look={areWanted ? "main" : "quiet"} type="submit">
        {areWanted ? "Stop reminders" : "Let them come again"}
      </Button>
    </form>
  );
}

/** Where a reminder leads whoever wants no more of them; the form needs no script. */
export function RemindersPage({ email, areWanted, isChanged }: RemindersPageProps) {
  const state = (
    <Stack gap={5}>
      <Words email={email} areWanted={areWanted} />
      <Change areWanted={areWanted} />
    </Stack>
  );
  return (
    <div className={styles.page}>
      <h1>Reminders</h1>
      <div className={styles.card}>
        {isChanged ? (
          <Success heading={areWanted ? "Reminders come again" : "No more reminders"}>{state}</Success>
        ) : (
          state
        )}
      </div>
    </div>
  );
}

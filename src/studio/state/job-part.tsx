import { useState } from "react";
import { jobWords } from "#domain/studio/job-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { DataTable } from "#studio/ui/data-table.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import type { ShownState } from "./state-words.ts";
import styles from "./state.module.css";

type Job = ShownState["failed_jobs"][number];

interface JobPartProps {
  readonly jobs: readonly Job[];
  readonly onDone: (words: string) => void;
}

function DropDialog({
  job,
  onClose,
  onDropped,
}: {
  readonly job: Job;
  readonly onClose: () => void;
  readonly onDropped: (words: string) => void;
}) {
  const drop = async () => {
    const answer = await callStudio("POST state/jobs/:id/drop", { params: { id: job.id } });
    onDropped(answer.ok ? "The job is dropped." : answer.message);
  };
  return (
    <Dialog title="Drop this job?" onClose={onClose}>
      <div className={styles.lines}>
        <p>
          “{jobWords(job.queue)}” will not be done, and nothing tries it again. This cannot be taken back.
        </p>
        <div className={styles.answers}>
          <Button look="main" onClick={() => void drop()}>
            Drop it
          </Button>
          <Button look="plain" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Work that failed its last try. */
export function JobPart({ jobs, onDone }: JobPartProps) {
  const [dropping, setDropping] = useState<Job | null>(null);
  const retry = async (id: string) => {
    const answer = await callStudio("POST state/jobs/:id/retry", { params: { id } });
    onDone(answer.ok ? "The job is tried again." : answer.message);
  };
  const dropped = (words: string) => {
    setDropping(null);
    onDone(words);
  };
  return (
    <section className={styles.part} aria-labelledby="jobs">
      <h2 id="jobs" className={styles.title}>
        Failed jobs
      </h2>
      {jobs.length === 0 ? (
        <p className={styles.soft}>None: all that was promised is done, or will be.</p>
      ) : (
        <DataTable<Job>
          label="Failed jobs"
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            { name: "Job", cell: ({ queue }) => <strong>{jobWords(queue)}</strong> },
            { name: "About", cell: ({ order_no: order, subject }) => order ?? subject },
            { name: "Failed", cell: ({ failed }) => <Moment at={failed} /> },
            { name: "Tries", cell: ({ tries }) => tries },
            { name: "Reason", cell: ({ reason }) => reason },
            {
              name: "Do",
              cell: (job) => (
                <div className={styles.acts}>
                  <Button
                    look="plain"
                    label={`Retry: ${jobWords(job.queue)}`}
                    onClick={() => void retry(job.id)}
                  >
                    Retry
                  </Button>
                  <Button
                    look="plain"
                    label={`Drop: ${jobWords(job.queue)}`}
                    onClick={() => setDropping(job)}
                  >
                    Drop
                  </Button>
                </div>
              ),
            },
          ]}
        />
      )}
      {dropping && <DropDialog job={dropping} onClose={() => setDropping(null)} onDropped={dropped} />}
    </section>
  );
}

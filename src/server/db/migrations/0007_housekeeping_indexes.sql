CREATE INDEX "customer_temporary_password_mail" ON "customer" USING btree ("temporary_password_mail_id") WHERE "customer"."temporary_password_mail_id" is not null;--> statement-breakpoint
CREATE INDEX "registration_code_mail" ON "registration" USING btree ("code_mail_id");--> statement-breakpoint
CREATE INDEX "guest_seen" ON "guest" USING btree ("seen_at") WHERE "guest"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "mail_done" ON "mail" USING btree (coalesce("sent_at", "refused_at")) WHERE coalesce("mail"."sent_at", "mail"."refused_at") is not null;--> statement-breakpoint
CREATE INDEX "cart_line_removed" ON "cart_line" USING btree ("removed_at") WHERE "cart_line"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "kept_answer_created" ON "kept_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_answer_customer" ON "kept_answer" USING btree ("customer_id") WHERE "kept_answer"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "kept_answer_guest" ON "kept_answer" USING btree ("guest_id") WHERE "kept_answer"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "attachment_sha256" ON "attachment" USING btree ("sha256");
DROP INDEX "audit_entry_staff";--> statement-breakpoint
CREATE INDEX "audit_entry_by" ON "audit_entry" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_words" ON "audit_entry" USING btree (lower("target") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_entry_thing" ON "audit_entry" USING btree (lower(substr("target", strpos("target", ' ') + 1)) text_pattern_ops);
CREATE TABLE "channel_deliveries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"channel_id" text NOT NULL,
	"event" text NOT NULL,
	"content" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_deliveries_event_check" CHECK ("channel_deliveries"."event" in ('alert.matched', 'watch.triggered', 'comparison.created', 'channel.created')),
	CONSTRAINT "channel_deliveries_content_check" CHECK (jsonb_typeof("channel_deliveries"."content") = 'object'),
	CONSTRAINT "channel_deliveries_problem_check" CHECK (char_length("channel_deliveries"."problem") between 1 and 20000),
	CONSTRAINT "channel_deliveries_attempts_check" CHECK ("channel_deliveries"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"secret" text,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_user_id_url_key" UNIQUE("user_id","url"),
	CONSTRAINT "channels_kind_check" CHECK ("channels"."kind" in ('webhook', 'ntfy')),
	CONSTRAINT "channels_url_check" CHECK (char_length("channels"."url") between 1 and 2048),
	CONSTRAINT "channels_secret_check" CHECK (char_length("channels"."secret") between 1 and 500),
	CONSTRAINT "channels_events_check" CHECK (jsonb_typeof("channels"."events") = 'array')
);
--> statement-breakpoint
ALTER TABLE "channel_deliveries" ADD CONSTRAINT "channel_deliveries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_deliveries_channel_id_index" ON "channel_deliveries" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "channel_deliveries_created_at_index" ON "channel_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_deliveries_due_index" ON "channel_deliveries" USING btree ("next_attempt_at") WHERE "channel_deliveries"."sent_at" is null and "channel_deliveries"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "channel_deliveries_waiting_index" ON "channel_deliveries" USING btree ("channel_id","next_attempt_at") WHERE "channel_deliveries"."sent_at" is null and "channel_deliveries"."failed_at" is null;
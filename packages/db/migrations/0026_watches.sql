CREATE TABLE "own_prices" (
	"watch_id" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric,
	"currency" text,
	"is_available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "own_prices_watch_id_day_pk" PRIMARY KEY("watch_id","day"),
	CONSTRAINT "own_prices_currency_check" CHECK (char_length("own_prices"."currency") between 3 and 3),
	CONSTRAINT "own_prices_amount_check" CHECK ("own_prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_prices" (
	"page_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric,
	"currency" text,
	"is_available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "page_prices_page_id_day_pk" PRIMARY KEY("page_id","day"),
	CONSTRAINT "page_prices_currency_check" CHECK (char_length("page_prices"."currency") between 3 and 3),
	CONSTRAINT "page_prices_amount_check" CHECK ("page_prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "watched_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_pages_url_key" UNIQUE("url"),
	CONSTRAINT "watched_pages_url_check" CHECK (char_length("watched_pages"."url") between 1 and 2048),
	CONSTRAINT "watched_pages_problem_check" CHECK (char_length("watched_pages"."problem") between 1 and 20000),
	CONSTRAINT "watched_pages_failures_check" CHECK ("watched_pages"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"page_id" integer NOT NULL,
	"comparison_id" text,
	"title" text NOT NULL,
	"currency" text,
	"start_amount" numeric,
	"below" numeric,
	"drop_percent" integer,
	"back_in_stock" boolean DEFAULT false NOT NULL,
	"amount" numeric,
	"is_available" boolean DEFAULT true NOT NULL,
	"read_at" timestamp (3) with time zone,
	"told_amount" numeric,
	"news_kind" text,
	"news_amount" numeric,
	"news_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_user_page_key" UNIQUE("user_id","page_id"),
	CONSTRAINT "watches_title_check" CHECK (char_length("watches"."title") between 1 and 500),
	CONSTRAINT "watches_currency_check" CHECK (char_length("watches"."currency") between 3 and 3),
	CONSTRAINT "watches_news_kind_check" CHECK ("watches"."news_kind" in ('below', 'dropped', 'back')),
	CONSTRAINT "watches_drop_percent_check" CHECK ("watches"."drop_percent" between 1 and 95),
	CONSTRAINT "watches_start_amount_check" CHECK ("watches"."start_amount" >= 0),
	CONSTRAINT "watches_below_check" CHECK ("watches"."below" >= 0),
	CONSTRAINT "watches_amount_check" CHECK ("watches"."amount" >= 0),
	CONSTRAINT "watches_told_amount_check" CHECK ("watches"."told_amount" >= 0),
	CONSTRAINT "watches_news_amount_check" CHECK ("watches"."news_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD COLUMN "last_weekly_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "own_prices" ADD CONSTRAINT "own_prices_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_prices" ADD CONSTRAINT "page_prices_page_id_watched_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."watched_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_page_id_watched_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."watched_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_pages_next_read_at_index" ON "watched_pages" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "watches_user_id_index" ON "watches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "watches_page_id_index" ON "watches" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "watches_comparison_id_index" ON "watches" USING btree ("comparison_id") WHERE "watches"."comparison_id" is not null;
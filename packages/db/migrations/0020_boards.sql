CREATE TABLE "board_items" (
	"board_id" text NOT NULL,
	"comparison_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "board_items_board_id_comparison_id_pk" PRIMARY KEY("board_id","comparison_id"),
	CONSTRAINT "board_items_position_check" CHECK ("board_items"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"pasted_text_private" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "boards_share_token_key" UNIQUE("share_token"),
	CONSTRAINT "boards_name_check" CHECK (char_length("boards"."name") between 1 and 500),
	CONSTRAINT "boards_share_token_check" CHECK (char_length("boards"."share_token") between 22 and 500)
);
--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_items_comparison_id_index" ON "board_items" USING btree ("comparison_id");--> statement-breakpoint
CREATE INDEX "boards_user_id_index" ON "boards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comparisons_original_index" ON "comparisons" USING btree ("user_id",md5("original_url")) WHERE "comparisons"."deleted_at" is null;
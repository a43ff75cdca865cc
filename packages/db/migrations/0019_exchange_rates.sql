CREATE TABLE "exchange_rates" (
	"name" text PRIMARY KEY NOT NULL,
	"rates" jsonb,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_name_check" CHECK (char_length("exchange_rates"."name") between 1 and 500),
	CONSTRAINT "exchange_rates_rates_check" CHECK (jsonb_typeof("exchange_rates"."rates") = 'object')
);

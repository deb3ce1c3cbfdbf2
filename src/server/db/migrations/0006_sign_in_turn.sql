CREATE TABLE "sign_in_turn" (
	"account" text NOT NULL,
	"network" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_turn_account_network_pk" PRIMARY KEY("account","network")
);

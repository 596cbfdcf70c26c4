create table private.assistant_intents (
  intent text not null,
  "position" smallint not null,
  needs_account boolean not null,
  constraint assistant_intents_pkey primary key (intent),
  constraint assistant_intents_position_key unique ("position"),
  constraint intent_form check ((intent ~ '^[a-z_]{3,30}$'::text))
);

comment on table private.assistant_intents is 'What the assistant understands beside frequent questions. Of two that fit equally the first by position is meant.';

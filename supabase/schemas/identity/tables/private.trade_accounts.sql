create table private.trade_accounts (
  trade text not null,
  data text not null,
  forget text not null,
  constraint trade_accounts_pkey primary key (trade)
);

comment on column private.trade_accounts.data is 'The name of a function (caller uuid) returns jsonb: an object with the trade''s own keys, for the export.';

comment on column private.trade_accounts.forget is 'The name of a function (caller uuid) returns void: removes personal data when the account closes.';

comment on table private.trade_accounts is 'What each trade stores about a person. A trade adds its row in its own migration.';

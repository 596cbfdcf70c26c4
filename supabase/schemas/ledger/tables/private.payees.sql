create table private.payees (
  account public.ledger_account_kind not null,
  owns text not null,
  stopped text not null,
  cash_account public.ledger_account_kind,
  joined text,
  explains text,
  deducts text,
  constraint payee_deducts_form check ((deducts ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint payee_explains_form check ((explains ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint payee_joined_form check ((joined ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint payee_owns_form check ((owns ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint payee_stopped_form check ((stopped ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint payee_is_owed
    check ((((account)::text ~ '_payable$'::text) AND ((account)::text <> 'tax_payable'::text))),
  constraint payees_pkey primary key (account)
);

comment on column private.payees.deducts is 'A function (owner_id, account, statement_id, run_at, lines so far) that answers what the law takes or gives: private.statement_line.';

comment on column private.payees.explains is 'A function (transaction, owner_id, account, amount) that splits an earning into lines (code, amount_paise) which add up to it.';

comment on column private.payees.joined is 'A function (owner_id) that says since when the payee works here; null: earnings are never held.';

comment on table private.payees is 'Who is paid out: a function (owner_id) that says whether the earnings are the caller''s, one that says whether the owner has stopped, and the account of cash in hand that is set off. What has no row is settled elsewhere.';

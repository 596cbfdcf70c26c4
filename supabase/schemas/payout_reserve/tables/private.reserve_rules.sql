create table private.reserve_rules (
  id uuid not null default gen_random_uuid(),
  account_kind public.ledger_account_kind not null,
  from_age_days integer not null,
  valid_from date not null,
  share_bp integer,
  refund_days integer,
  release_days integer not null,
  note text not null,
  state text not null default 'waiting'::text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint reserve_rule_age check (((from_age_days >= 0) AND (from_age_days <= 3650))),
  constraint reserve_rule_is_of_one_kind check (((share_bp IS NULL) <> (refund_days IS NULL))),
  constraint reserve_rule_note
    check (((length(TRIM(BOTH FROM note)) >= 5) AND (length(TRIM(BOTH FROM note)) <= 300))),
  constraint reserve_rule_refunds check (((refund_days >= 7) AND (refund_days <= 90))),
  constraint reserve_rule_release check (((release_days >= 1) AND (release_days <= 180))),
  constraint reserve_rule_share check (((share_bp >= 0) AND (share_bp <= 5000))),
  constraint reserve_rule_state
    check ((state = ANY (ARRAY['waiting'::text, 'active'::text, 'refused'::text]))),
  constraint reserve_rules_asked_by_fkey foreign key (asked_by) references auth.users(id),
  constraint reserve_rules_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint reserve_rules_pkey primary key (id),
  constraint reserve_rules_account_kind_fkey foreign key (account_kind) references private.payees(account)
);

create index reserve_rules_asked_by_idx on private.reserve_rules using btree (asked_by);

create index reserve_rules_decided_by_idx on private.reserve_rules using btree (decided_by);

create index reserve_rules_kind_idx on private.reserve_rules
  using btree (account_kind, from_age_days, valid_from);

create trigger texts_are_plain
  before insert or update of note on private.reserve_rules
  for each row
  execute function private.keep_plain('note');

comment on column private.reserve_rules.refund_days is 'Instead of a share: as much as refunds took on average of so many days, for as many days as it is kept.';

comment on column private.reserve_rules.release_days is 'After how many days it comes back.';

comment on column private.reserve_rules.share_bp is 'A share of what each statement comes to; zero ends keeping.';

comment on table private.reserve_rules is 'What is kept of statements for refunds, by kind of payee and from how many days of age on; effective-dated. Without a rule nothing is kept.';

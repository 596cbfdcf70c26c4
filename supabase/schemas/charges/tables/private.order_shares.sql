create table private.order_shares (
  order_id uuid not null,
  "position" smallint not null,
  account public.ledger_account_kind not null,
  owner_id uuid,
  amount_paise bigint not null,
  due text not null default 'delivered'::text,
  settled_at timestamp with time zone,
  paid_to uuid,
  positions smallint[] not null,
  owner_role text,
  constraint order_shares_pkey primary key (order_id, "position"),
  constraint share_due_form check ((due ~ '^[a-z_]{2,40}(:[0-9]{1,3})?$'::text)),
  constraint share_has_owner check ((num_nonnulls(owner_id, owner_role) = 1)),
  constraint share_range check ((amount_paise >= 0)),
  constraint order_shares_owner_role_fkey foreign key (owner_role) references private.party_kinds(role),
  constraint order_shares_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint share_account
    check ((((account)::text ~ '_payable$'::text) AND ((account)::text <> 'tax_payable'::text)))
);

create index order_shares_owner_idx on private.order_shares using btree (owner_id)
  where (owner_id is not null);

create index order_shares_owner_role_idx on private.order_shares using btree (owner_role)
  where (owner_role is not null);

create constraint TRIGGER shares_within_charges
  after insert on private.order_shares deferrable initially deferred
  for each row
  execute function private.check_shares();

comment on column private.order_shares.account is 'What is owed to the payee. A trade adds an account kind of its own, named <payee>_payable.';

comment on column private.order_shares.due is 'The status, or the event of a trade, that makes the share due.';

comment on column private.order_shares.owner_id is 'The payee; null where the part in the order tells it, when the share is due.';

comment on column private.order_shares.owner_role is 'The part whose holder earns the share, such as delivery or driver.';

comment on column private.order_shares.paid_to is 'Whoever was credited when the share was settled; null while it is open, and where nobody earned it.';

comment on column private.order_shares.positions is 'The charge rows that pay the share, as quoted or added: a refund of one of them takes back in proportion, of others nothing.';

comment on table private.order_shares is 'What each payee earns of an order, in paise. What is not shared is the platform''s. Written when the order is placed; then settled_at and paid_to change, and the amount where charges are lowered before anything is paid (private.lower_price).';

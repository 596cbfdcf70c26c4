create table private.party_kinds (
  role text not null,
  performs boolean not null,
  account_role public.app_role,
  path text not null,
  several boolean not null default false,
  constraint party_kinds_pkey primary key (role),
  constraint party_path_form check ((path ~ '^/[^/\\[:cntrl:]]*'::text))
);

comment on column private.party_kinds.account_role is 'The role that the account must hold as long as it acts in this part.';

comment on column private.party_kinds.path is 'Where a notification about an order leads; %s is the order''s id.';

comment on column private.party_kinds.performs is 'Whoever performs an order leaves it when it ends; the others stay.';

comment on column private.party_kinds.several is 'Whether several can have this part in one order at the same time.';

comment on table private.party_kinds is 'The parts that somebody can have in an order, as order_transition_rules names them; a trade may add one.';

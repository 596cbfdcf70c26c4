create table private.party_paths (
  role text not null,
  path text not null,
  trade text not null,
  constraint party_path_form check ((path ~ '^/[^/\\[:cntrl:]]*'::text)),
  constraint party_paths_pkey primary key (trade, role),
  constraint party_paths_role_fkey foreign key (role) references private.party_kinds(role),
  constraint party_paths_trade_fkey foreign key (trade) references private.trades(trade)
);

create index party_paths_role_idx on private.party_paths using btree (role);

comment on column private.party_paths.trade is 'The trade whose notifications lead there.';

comment on table private.party_paths is 'Where notifications about orders of a kind lead, where that is elsewhere than for the part''s other orders.';

create table private.contact_pairs (
  kind public.order_kind not null,
  role text not null,
  with_role text not null,
  id integer generated always as identity not null,
  trade text,
  constraint contact_pairs_pkey primary key (id),
  constraint contact_pairs_trade_fkey foreign key (trade) references private.trades(trade),
  constraint contact_pairs_once unique nulls not DISTINCT (kind, role, with_role, trade)
);

create index contact_pairs_trade_idx on private.contact_pairs using btree (trade);

comment on column private.contact_pairs.trade is 'The trade in whose orders they may talk; null for all of the kind.';

comment on table private.contact_pairs is 'Which parties of a kind of order may write to and call each other, one row for each direction. A trade adds its own.';

create table private.order_effects (
  kind public.order_kind not null,
  to_status public.order_status not null,
  "position" smallint not null,
  effect text not null,
  id integer generated always as identity not null,
  trade text,
  constraint order_effects_pkey primary key (id),
  constraint order_effects_trade_fkey foreign key (trade) references private.trades(trade),
  constraint order_effects_once unique nulls not DISTINCT (kind, to_status, "position", trade)
);

create index order_effects_trade_idx on private.order_effects using btree (trade);

comment on column private.order_effects.effect is 'The name of a function (o enhanced_orders, was order_status): the order as it is now, and the status that it comes from.';

comment on column private.order_effects.trade is 'The trade whose orders it is for; null for all of the kind.';

comment on table private.order_effects is 'What happens when an order of a kind reaches a status, in this order. A kind adds its rows in its own migration; an effect that raises leaves the order where it was.';

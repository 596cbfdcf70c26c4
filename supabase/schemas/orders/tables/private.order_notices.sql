create table private.order_notices (
  kind public.order_kind not null,
  to_status public.order_status not null,
  role text not null,
  template text not null,
  id integer generated always as identity not null,
  trade text,
  constraint order_notices_pkey primary key (id),
  constraint order_notices_template_fkey foreign key (template)
    references private.notification_templates(template),
  constraint order_notices_trade_fkey foreign key (trade) references private.trades(trade),
  constraint order_notices_once unique nulls not DISTINCT (kind, to_status, role, trade)
);

create index order_notices_template_idx on private.order_notices using btree (template);

create index order_notices_trade_idx on private.order_notices using btree (trade);

comment on column private.order_notices.trade is 'The trade whose orders it is for; null for all of the kind.';

comment on table private.order_notices is 'Who is told what when an order of a kind reaches a status. A kind adds its rows in its own migration.';

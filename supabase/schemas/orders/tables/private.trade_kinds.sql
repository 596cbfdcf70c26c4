create table private.trade_kinds (
  trade text not null,
  kind public.order_kind not null,
  "position" smallint not null default 1,
  asked boolean not null default true,
  carried boolean not null default false,
  takes_tip boolean not null default false,
  takes_coupon boolean not null default false,
  takes_schedule boolean not null default false,
  payment_methods public.payment_method[] not null default '{wallet}'::public.payment_method[],
  cash_role text not null default 'vendor'::text,
  estimate text,
  promise text,
  desk text,
  at_home boolean not null default false,
  constraint trade_kinds_cash_role_fkey foreign key (cash_role) references private.party_kinds(role),
  constraint trade_kinds_desk_fkey foreign key (desk) references private.desks(desk),
  constraint trade_kinds_trade_fkey foreign key (trade) references private.trades(trade),
  constraint trade_kinds_pkey primary key (trade, kind)
);

create index trade_kinds_cash_role_idx on private.trade_kinds using btree (cash_role);

create index trade_kinds_desk_idx on private.trade_kinds using btree (desk);

comment on column private.trade_kinds.asked is 'A request may name it; otherwise it follows from who sells, as with what a carrier brings.';

comment on column private.trade_kinds.at_home is 'The visit is at the customer''s address, which its booking needs.';

comment on column private.trade_kinds.carried is 'One of our couriers brings it.';

comment on column private.trade_kinds.cash_role is 'The party that collects cash. Where nobody has that part, the vendor does.';

comment on column private.trade_kinds.desk is 'Which desk of the vendor app shows these orders; null where no vendor acts on them.';

comment on column private.trade_kinds.estimate is 'The name of a function (o enhanced_orders) returns private.estimate. Null where what was promised stays.';

comment on column private.trade_kinds.promise is 'The name of a function (o enhanced_orders, prep_minutes integer) returns jsonb {prep_minutes, promised_min_at, promised_max_at}: what accepting it promises. Null where accepting changes nothing.';

comment on table private.trade_kinds is 'The life cycles that orders of a trade can have, and what a request for one may ask for. The first by position is meant where a request names none.';

create table private.trades (
  trade text not null,
  performer_role text,
  share_view text,
  in_cart boolean not null default false,
  clean text,
  price text,
  place text not null,
  cancel text,
  fulfil text,
  packaging_tax_class text,
  prices_include_tax boolean not null default true,
  max_live_orders integer,
  charge_cap_bp integer,
  charge_cap_paise integer,
  needs_place boolean not null default true,
  desk text,
  detail text,
  keeps_contact text,
  promised_within text,
  work text not null default 'goods'::text,
  job_detail text,
  service_tax_class text,
  package_kind public.order_kind,
  own_steps boolean not null default false,
  constraint trade_charge_cap
    check ((((charge_cap_bp >= 0) AND (charge_cap_bp <= 10000)) AND (charge_cap_paise >= 0))),
  constraint trade_live_orders check (((max_live_orders >= 1) AND (max_live_orders <= 1000))),
  constraint trade_name check ((trade ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint trade_work_known check ((work = ANY (ARRAY['goods'::text, 'parcels'::text, 'rides'::text]))),
  constraint trades_desk_fkey foreign key (desk) references private.desks(desk),
  constraint trades_performer_role_fkey foreign key (performer_role) references private.party_kinds(role),
  constraint trades_pkey primary key (trade),
  constraint trades_share_view_fkey foreign key (share_view) references private.share_views(view)
);

create index trades_desk_idx on private.trades using btree (desk);

create index trades_performer_role_idx on private.trades using btree (performer_role);

create index trades_share_view_idx on private.trades using btree (share_view);

comment on column private.trades.cancel is 'The name of a function (o enhanced_orders, actor_role text, reason_code text) returns jsonb: the terms of cancelling, as private.usual_cancellation answers them. Null where the usual ones hold.';

comment on column private.trades.charge_cap_bp is 'The most that the law lets a customer be charged for cancelling, in basis points of the price; null where none does.';

comment on column private.trades.charge_cap_paise is 'The same in paise.';

comment on column private.trades.clean is 'The name of a function (request jsonb) returns jsonb: the keys of a request that only this trade knows, each checked. Null where there are none. The request is bounded as a whole before.';

comment on column private.trades.desk is 'Where its vendors begin their work; null where no vendor acts.';

comment on column private.trades.detail is 'The name of a function (o public.enhanced_orders, viewer text) returns jsonb: what only this trade knows about an order, for a viewer who is customer, vendor, courier or admin; null for those whom it has nothing to tell.';

comment on column private.trades.fulfil is 'Goods only: the name of a function (v vendors, home addresses, request jsonb, lines jsonb) returns jsonb: who brings it.';

comment on column private.trades.in_cart is 'Sold from the cart, where goods of several trades are priced together by private.price_goods; what came can be ordered again.';

comment on column private.trades.keeps_contact is 'The name of a function (o public.enhanced_orders) returns boolean: whether the trade still has something to settle after the order, so that its parties may go on talking.';

comment on column private.trades.max_live_orders is 'How many orders of the trade one customer may have under way; null for the setting max_live_orders.';

comment on column private.trades.needs_place is 'Whether a vendor of the trade has an address and delivers around it. One whose trades all say no may have none.';

comment on column private.trades.own_steps is 'Its stops are done by functions of its own, which know what a door can answer; finish_job_stop refuses them.';

comment on column private.trades.package_kind is 'The kind of an order that buys several sittings of a service; null where a trade sells none.';

comment on column private.trades.packaging_tax_class is 'What taxes packaging; null where it is part of the delivery.';

comment on column private.trades.performer_role is 'The part that whoever is given a job of this trade has in its order; null where the trade has no jobs.';

comment on column private.trades.place is 'The name of a function (o enhanced_orders, part jsonb) returns void: shares, timers and the trade''s own rows.';

comment on column private.trades.price is 'The name of a function (caller uuid, request jsonb) returns jsonb {problems, address, scheduled_for?, orders: [part]}. A part has its trade, kind, lines and charges before tax, and may have starts_at and ends_at. Null where nobody may ask.';

comment on column private.trades.prices_include_tax is 'How prices of the trade are stated unless a vendor says otherwise.';

comment on column private.trades.promised_within is 'The setting, in seconds, within which a vendor must be able to deliver for the home page to say how fast it is.';

comment on column private.trades.service_tax_class is 'The class that taxes a service which is booked, where its vendor is registered for GST.';

comment on column private.trades.share_view is 'What a link to an order of the trade shows; null: it is not shared.';

comment on table private.trades is 'What is sold here, one row a trade. A trade names its own functions; no common function compares with its name.';

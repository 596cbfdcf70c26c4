create table public.coupons (
  code text not null,
  kind text not null,
  value integer not null default 0,
  cap_paise integer,
  minimum_paise integer not null default 0,
  valid_from timestamp with time zone not null default now(),
  valid_to timestamp with time zone,
  total_limit integer,
  per_user_limit integer not null default 1,
  first_order_only boolean not null default false,
  funded_by text not null default 'platform'::text,
  title text not null,
  title_translations jsonb not null default '{}'::jsonb,
  is_listed boolean not null default false,
  vendor_id uuid,
  created_at timestamp with time zone not null default now(),
  budget_paise bigint,
  kinds text[],
  region_id uuid,
  item_ids uuid[],
  method public.payment_method,
  weekdays smallint[],
  from_minute smallint,
  to_minute smallint,
  made_by uuid,
  platform_share_bp integer not null default 10000,
  constraint coupon_budget_positive check ((budget_paise > 0)),
  constraint coupon_cap_positive check ((cap_paise > 0)),
  constraint coupon_code_form check ((code ~ '^[A-Z0-9]{4,20}$'::text)),
  constraint coupon_from_minute_range check (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint coupon_funding check ((funded_by =
CASE
    WHEN (vendor_id IS NULL) THEN 'platform'::text
    ELSE 'vendor'::text
END)),
  constraint coupon_hours_are_whole
    check (((from_minute < to_minute) OR ((from_minute IS NULL) AND (to_minute IS NULL)))),
  constraint coupon_items_named check (((cardinality(item_ids) >= 1) AND (cardinality(item_ids) <= 200))),
  constraint coupon_kinds_named check ((cardinality(kinds) > 0)),
  constraint coupon_kind check ((kind = ANY (ARRAY['flat'::text, 'percent'::text, 'free_delivery'::text]))),
  constraint coupon_minimum_range check ((minimum_paise >= 0)),
  constraint coupon_platform_share_range check (((platform_share_bp >= 0) AND (platform_share_bp <= 10000))),
  constraint coupon_shared_is_of_platform
    check (((platform_share_bp = 10000) OR ((vendor_id IS NULL) AND (kind <> 'free_delivery'::text)))),
  constraint coupon_to_minute_range check (((to_minute >= 1) AND (to_minute <= 1440))),
  constraint coupon_value_range check (
CASE kind
    WHEN 'flat'::text THEN (value > 0)
    WHEN 'percent'::text THEN ((value >= 1) AND (value <= 10000))
    ELSE (value = 0)
END),
  constraint coupon_weekdays_range
    check (((cardinality(weekdays) > 0) AND (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]))),
  constraint coupons_pkey primary key (code),
  constraint coupons_region_id_fkey foreign key (region_id) references public.regions(id),
  constraint coupons_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade,
  constraint coupon_translations check (private.are_translations(title_translations, 100))
);

alter table public.coupons
  enable row level security;

create index coupons_region_idx on public.coupons using btree (region_id)
  where (region_id is not null);

create index coupons_vendor_idx on public.coupons using btree (vendor_id, created_at desc)
  where (vendor_id is not null);

create trigger texts_are_plain
  before insert or update of title, title_translations on public.coupons
  for each row
  execute function private.keep_plain('title', 'title_translations');

create policy "everyone reads listed coupons that run" on public.coupons
  for select
  to anon, authenticated
  using
    ((is_listed AND (valid_from <= now()) AND ((valid_to is null) or (valid_to > now())) AND ((not
    first_order_only) or ( select private.may_still_be_first() as may_still_be_first))));

comment on column public.coupons.budget_paise is 'What it may cost altogether. A discount that does not fit whole into the rest is not given.';

comment on column public.coupons.from_minute is 'The hours in which it holds, in minutes of the day in India: from this one until before to_minute.';

comment on column public.coupons.is_listed is 'Shown to everybody among the offers; a code for one person or a campaign is not.';

comment on column public.coupons.item_ids is 'The items that it counts for; null for all.';

comment on column public.coupons.kinds is 'The kinds of orders that it counts for; null for all.';

comment on column public.coupons.made_by is 'The administrator who made it.';

comment on column public.coupons.method is 'The only way of paying that it holds with; null for every one.';

comment on column public.coupons.platform_share_bp is 'What of the discount the platform bears, the rest the vendor of the order; below 10000 it holds only at vendors that have agreed (private.coupon_consents).';

comment on column public.coupons.region_id is 'The region whose vendors it counts for; null for all.';

comment on column public.coupons.title_translations is 'The title in other languages, {language code: text}.';

comment on column public.coupons.vendor_id is 'The vendor whose items it is for, and who pays for it; null for a coupon of the platform.';

comment on column public.coupons.weekdays is 'The days on which it holds, Monday is 1; null for all.';

comment on table public.coupons is 'Discounts by code. value: paise for flat, basis points for percent. The API reads what a list of offers shows, of listed ones only; whether a code holds is answered by a quote.';

grant select (
  code, minimum_paise, title_translations, title, valid_to
) on table public.coupons to anon;

grant select (
  code, minimum_paise, title_translations, title, valid_to
) on table public.coupons to authenticated;

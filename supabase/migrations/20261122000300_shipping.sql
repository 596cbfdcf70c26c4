-- Where parcels go, how long they take and what that costs: sellers, zones, lanes and carriers (docs/decisions/0051).

create table public.shops (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  legal_name text constraint shop_legal_name_length check (length(trim(legal_name)) between 2 and 120),
  gstin text constraint shop_gstin_form check (gstin ~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'),
  care_email text constraint shop_care_email_form check (care_email ~ '^[^@\s]{1,64}@[^@\s]{3,120}$'),
  care_phone text constraint shop_care_phone_form check (care_phone ~ '^\+91[0-9]{10}$'),
  free_shipping_from_paise integer constraint shop_free_shipping_range check (free_shipping_from_paise between 0 and 10000000),
  by_courier boolean not null default false
);
comment on table public.shops is
  'What is known of a seller of goods beside what every vendor has. The law asks for name and customer care on the product page. A vendor of another kind has no row.';
comment on column public.shops.legal_name is 'The registered name. Decided by the platform, and so is gstin.';
comment on column public.shops.free_shipping_from_paise is 'Goods for so much are shipped free of charge; null is never.';
comment on column public.shops.by_courier is 'Orders to an address in the delivery area, while the shop is open, are brought by a courier the same day instead of by a carrier.';
alter table public.shops enable row level security;
create policy "who sees a vendor sees its shop" on public.shops for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));
create policy "a vendor's people change its shop" on public.shops for update to authenticated
  using (private.works_for(vendor_id)) with check (private.works_for(vendor_id));
revoke all on public.shops from anon, authenticated;
grant select on public.shops to anon, authenticated;
grant update (care_email, care_phone, free_shipping_from_paise, by_courier) on public.shops to authenticated;

-- Zones ----------------------------------------------------------------------------------------------------------------

create table public.shipping_zones (
  code text primary key constraint zone_code_form check (code ~ '^[a-z][a-z_]{1,30}$'),
  name text not null
);
comment on table public.shipping_zones is 'Areas that carriers treat alike. Parcels start in the zone that is named as the vendor''s region.';
insert into public.shipping_zones (code, name) values
  ('hyderabad', 'Hyderabad'), ('sangareddy', 'Sangareddy'), ('zaheerabad', 'Zaheerabad'), ('vikarabad', 'Vikarabad'), ('bidar', 'Bidar'),
  ('telangana', 'Rest of Telangana'), ('south', 'South India'), ('india', 'Rest of India');

create table public.pincode_zones (
  prefix text primary key constraint pincode_prefix_form check (prefix ~ '^[1-8][0-9]{0,5}$'),
  zone text references public.shipping_zones (code)
);
create index pincode_zones_zone_idx on public.pincode_zones (zone);
comment on table public.pincode_zones is 'Which zone a pincode belongs to: the longest prefix decides. No parcel goes where zone is null, or where no prefix fits.';
insert into public.pincode_zones (prefix, zone)
select prefix, zone from (values
  ('hyderabad', '{500,5013,5014,5015}'), ('vikarabad', '{501}'), ('sangareddy', '{502}'), ('zaheerabad', '{50222,50224}'),
  ('telangana', '{503,504,505,506,507,508,509}'), ('bidar', '{5853,5854}'),
  ('south', '{51,52,53,56,57,58,59,60,61,62,63,64,67,68,69}'), ('india', '{1,2,3,4,7,8}')
) as z (zone, prefixes), unnest(z.prefixes::text[]) as prefix
union all select unnest('{744,68255}'::text[]), null;

create table public.shipping_lanes (
  from_zone text not null references public.shipping_zones (code),
  to_zone text not null references public.shipping_zones (code),
  days_min smallint not null,
  days_max smallint not null,
  paise integer not null constraint lane_price_range check (paise between 0 and 100000),
  primary key (from_zone, to_zone),
  constraint lane_days_range check (days_min between 1 and days_max and days_max <= 30)
);
create index shipping_lanes_to_idx on public.shipping_lanes (to_zone);
comment on table public.shipping_lanes is 'Days from handing a parcel over to its arrival, and what that costs before tax, from zone to zone.';
insert into public.shipping_lanes (from_zone, to_zone, days_min, days_max, paise)
select f.code, t.code, r.days_min, r.days_max, r.paise
from public.shipping_zones as f cross join public.shipping_zones as t
join (values ('same', 1, 2, 2900), ('state', 2, 3, 3900), ('south', 3, 5, 5900), ('india', 4, 7, 7900)) as r (reach, days_min, days_max, paise)
  on r.reach = case when f.code = t.code and f.code not in ('south', 'india') then 'same'
    when 'india' in (f.code, t.code) then 'india' when 'south' in (f.code, t.code) then 'south' else 'state' end;

create table public.carriers (
  code text primary key constraint carrier_code_form check (code ~ '^[a-z][a-z_]{1,30}$'),
  name text not null constraint carrier_name_length check (length(name) between 2 and 60),
  tracking_url text constraint carrier_url_form check (tracking_url ~ '^https://'),
  needs_number boolean not null default true,
  zones text[],
  position smallint not null default 0,
  active boolean not null default true
);
comment on table public.carriers is 'Who brings parcels. own is the seller, who needs no tracking number.';
comment on column public.carriers.tracking_url is 'Where a customer follows a parcel; {number} stands for its tracking number.';
comment on column public.carriers.zones is 'The zones a carrier delivers to; null is all.';
insert into public.carriers (code, name, tracking_url, needs_number, zones, position) values
  ('india_post', 'India Post Speed Post', 'https://www.indiapost.gov.in/', true, null, 1),
  ('delhivery', 'Delhivery', 'https://www.delhivery.com/track-v2/package/{number}', true, null, 2),
  ('dtdc', 'DTDC', 'https://www.dtdc.in/trace.asp', true, null, 3),
  ('own', 'Own delivery', null, false, '{hyderabad,sangareddy,zaheerabad,vikarabad,bidar}', 4);

alter table public.shipping_zones enable row level security;
alter table public.pincode_zones enable row level security;
alter table public.shipping_lanes enable row level security;
alter table public.carriers enable row level security;
create policy "everyone reads zones" on public.shipping_zones for select to anon, authenticated using (true);
create policy "everyone reads which zone a pincode is in" on public.pincode_zones for select to anon, authenticated using (true);
create policy "everyone reads lanes" on public.shipping_lanes for select to anon, authenticated using (true);
create policy "everyone reads carriers" on public.carriers for select to anon, authenticated using (true);
revoke all on public.shipping_zones, public.pincode_zones, public.shipping_lanes, public.carriers from anon, authenticated;
grant select on public.shipping_zones, public.pincode_zones, public.shipping_lanes, public.carriers to anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('parcel_accept_seconds', 'integer', 'seconds', '86400', 600, 604800, 'orders', 'How long a seller has to accept an order that a carrier brings.', true),
  ('parcel_cutoff_seconds', 'integer', 'seconds', '50400', 0, 86400, 'orders',
   'Until this long after midnight in India, an order is handed over to the carrier the same day.', true);

create function private.zone_of_pincode(pincode text) returns text language plpgsql stable set search_path = '' as $$
begin
  return (select z.zone from public.pincode_zones as z
    where zone_of_pincode.pincode ~ '^[1-8][0-9]{5}$' and z.prefix = any (array(select left(zone_of_pincode.pincode, n) from generate_series(1, 6) as n))
    order by length(z.prefix) desc limit 1);
end
$$;
comment on function private.zone_of_pincode is 'The zone of a pincode; null where no parcel goes, and for what is no pincode.';

create function private.lane_to(v public.vendors, pincode text) returns public.shipping_lanes language plpgsql stable set search_path = '' as $$
begin
  return (select l from public.shipping_lanes as l
    where l.to_zone = private.zone_of_pincode(lane_to.pincode)
      and l.from_zone = coalesce((select z.code from public.regions as r join public.shipping_zones as z on z.code = r.slug where r.id = v.region_id), 'telangana'));
end
$$;
comment on function private.lane_to is 'How a parcel of a vendor gets to a pincode; null where none goes.';

create type private.parcel_dates as (from_day date, to_day date);
create function private.parcel_dates(lane public.shipping_lanes, at timestamptz) returns private.parcel_dates
language plpgsql stable set search_path = '' as $$
declare
  clock timestamp := parcel_dates.at at time zone 'Asia/Kolkata';
  handed_over date := clock::date + case when extract(epoch from clock::time) < private.setting_int('parcel_cutoff_seconds') then 0 else 1 end;
begin
  return (handed_over + lane.days_min, handed_over + lane.days_max)::private.parcel_dates;
end
$$;
comment on function private.parcel_dates is 'The first and the last Indian day on which something arrives that is ordered at this time.';

create function private.shipping_price(v public.vendors, lane public.shipping_lanes, goods_paise bigint) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return case when exists (select from public.shops as s where s.vendor_id = v.id and s.free_shipping_from_paise <= goods_paise)
    then 0 else lane.paise end;
end
$$;
comment on function private.shipping_price is 'What shipping goods of so much costs, in paise before tax.';

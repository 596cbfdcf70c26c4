-- Numbers and codes are read as people paste them: with digits of an Indian script, quotes, a full stop, marks without a width
-- and spaces of any kind (docs/decisions/0077). The same rules as packages/domain/src/typed and phone.ts.

create function private.pasted_text(pasted text) returns text language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(translate(normalize(left(pasted, 400), nfkc),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
      '01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'),
    '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g'),
    '[ \u0009-\u000d\u1680\u2028\u2029]+', ' ', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g'), E' "''“”‘’‚„«»‹›`.,;:()[]<>*|।#=')
$$;
comment on function private.pasted_text is
  'A pasted number or code in the characters of a keyboard: digits of Indian scripts as 0 to 9, no marks without a width, no '
  'quotes and full stops around it. The same rule as packages/domain/src/typed/pasted.ts.';

create function private.pasted_code(pasted text) returns text language sql immutable parallel safe set search_path = '' as $$
  select upper(replace(private.pasted_text(pasted), ' ', '') collate "C")
$$;
comment on function private.pasted_code is
  'A pasted coupon or tracking number: capital letters without spaces and what stands around it; '''' where nothing is left.';

create function private.read_pincode(pasted text) returns text language sql immutable parallel safe set search_path = '' as $$
  select replace(private.pasted_code(pasted), '-', '')
$$;
comment on function private.read_pincode is 'A pasted pincode without spaces, hyphens and what stands around it; its form is checked where it is used.';

create function private.read_phone(typed text) returns text language sql immutable parallel safe set search_path = '' as $$
  select '+91' || (regexp_match(regexp_replace(private.pasted_text(typed), '[^0-9]', '', 'g'),
    '^(?:(?:00|0)?91)?0?([6-9][0-9]{9})$'))[1]
$$;
comment on function private.read_phone is
  'A typed or pasted Indian mobile as +91 and ten digits, whatever stands before and around them (Spec §5 Phone); null where it '
  'is none. The same rule as packages/domain/src/phone.ts.';
revoke execute on function private.pasted_text(text), private.pasted_code(text), private.read_pincode(text),
  private.read_phone(text) from public;

-- Phone numbers -------------------------------------------------------------------------------------------------------------

create or replace function private.account_of_phone(phone text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users as u
  where u.phone = ltrim(private.read_phone(account_of_phone.phone), '+') and u.deleted_at is null
    and not exists (select from private.closed_accounts as c where c.user_id = u.id)
$$;

create or replace function private.read_subscriber_number(number text, kind text) returns text
language sql immutable set search_path = '' as $$
  select case
    when length(number) > 40 then null
    when kind = 'dth' then substring(regexp_replace(private.pasted_text(number), '[^0-9]', '', 'g') from '^[0-9]{8,12}$')
    else right(private.read_phone(number), 10)
  end
$$;

create or replace function public.admin_people(search text default null)
returns table (user_id uuid, name text, phone_end text, roles public.app_role[], since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := nullif(left(trim(admin_people.search), 100), '');
  number text := private.read_phone(words);
begin
  perform private.require_role('admin');
  return query
    with found as (
      -- Without a search: whoever may do more than a customer. A number is found whole, so that nobody is found by trying digits.
      select u.id from auth.users as u where words is null and exists (select from public.user_roles as r where r.user_id = u.id and r.role <> 'user')
      union
      select u.id from auth.users as u where u.phone = ltrim(number, '+')
      union
      select p.id from public.profiles as p where number is null and words !~ '^[0-9+ ()-]+$' and length(words) >= 2
        and lower(p.full_name) like private.like_pattern(words)
    )
    select f.id, private.name_of(f.id), private.phone_end(f.id),
      coalesce((select array_agg(r.role order by r.role) from public.user_roles as r where r.user_id = f.id), '{}'), u.created_at
    from found as f join auth.users as u on u.id = f.id
    order by exists (select from public.user_roles as r where r.user_id = f.id and r.role = 'admin') desc, private.name_of(f.id), f.id limit 50;
end
$$;

create or replace function public.request_business(business text, trade public.vendor_kind, town text, phone text, note text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  made uuid;
begin
  perform private.bound(request_business.note, 3000), private.bound(request_business.business, 1000), private.bound(request_business.town, 1000);
  perform private.hold_account(caller);
  select b.id into made from public.business_requests as b where b.user_id = caller and b.state in ('new', 'contacted');
  if found then return made; end if;
  if (select count(*) from public.business_requests as b where b.user_id = caller and b.created_at > now() - interval '1 day') >= 3 then
    perform private.refuse(429, 'too_many_requests_to_sell', 'Three requests a day are the most. Please try again tomorrow.');
  end if;
  begin
    insert into public.business_requests (user_id, business, trade, town, phone, note)
    values (caller, trim(request_business.business), request_business.trade, trim(request_business.town), private.read_phone(request_business.phone), trim(coalesce(request_business.note, '')))
    returning id into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'request_to_sell_invalid', 'Please enter the business, its trade and town, and an Indian mobile number.');
  end;
  return made;
end
$$;

-- The number of a shop's customer care may be a landline, which stays as it is.
create function private.read_care_phone() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.care_phone := coalesce(private.read_phone(new.care_phone), new.care_phone);
  return new;
end
$$;
comment on function private.read_care_phone is 'Keeps the mobile of a shop''s customer care as +91 and ten digits, however it was pasted.';
revoke execute on function private.read_care_phone() from public;
create trigger care_phones_are_read before insert or update of care_phone on public.shops
  for each row when (new.care_phone is not null) execute function private.read_care_phone();

-- Pincodes ------------------------------------------------------------------------------------------------------------------

create function private.read_address_pincode() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.pincode := private.read_pincode(new.pincode);
  return new;
end
$$;
comment on function private.read_address_pincode is 'Keeps the pincode of an address as six digits, however it was pasted.';
revoke execute on function private.read_address_pincode() from public;
create trigger pincodes_are_read before insert or update of pincode on public.addresses
  for each row execute function private.read_address_pincode();

create or replace function private.zone_of_pincode(pincode text) returns text language plpgsql stable set search_path = '' as $$
declare
  plain text := case when zone_of_pincode.pincode ~ '^[0-9]{6}$' then zone_of_pincode.pincode else private.read_pincode(zone_of_pincode.pincode) end;
begin
  return (select z.zone from public.pincode_zones as z
    where plain ~ '^[1-8][0-9]{5}$' and z.prefix = any (array(select left(plain, n) from generate_series(1, 6) as n))
    order by length(z.prefix) desc limit 1);
end
$$;

create or replace function public.pincode_service(pincode text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.bound(pincode_service.pincode, 100);
  return (select jsonb_build_object('pincode', known.pincode, 'zone', z.code, 'name', z.name, 'serviceable', z.code is not null)
    from (select typed.pincode, private.zone_of_pincode(typed.pincode) as code
      from (select private.read_pincode(pincode_service.pincode) as pincode) as typed) as known left join public.shipping_zones as z on z.code = known.code);
end
$$;

-- Codes ---------------------------------------------------------------------------------------------------------------------

create or replace function private.clean_request(request jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  own_keys text[];
begin
  -- The instructions are the longest part; a cart holds sixty lines, so at most sixty vendors.
  perform private.bound(request, 8000);
  if jsonb_typeof(request) = 'object' then
    select k.request_keys into own_keys from private.order_kinds as k where k.kind::text = coalesce(request ->> 'fulfilment', 'delivery');
  end if;
  if own_keys is null or exists (select from jsonb_each(request) as e where e.key = any (own_keys)
        and (jsonb_typeof(e.value) not in ('string', 'number', 'boolean', 'null') or length(e.value #>> '{}') > 100))
      or jsonb_typeof(request -> 'vendor_ids') not in ('array', 'null')
      or jsonb_typeof(request -> 'address_id') not in ('string', 'null') or jsonb_typeof(request -> 'scheduled_for') not in ('string', 'null')
      or not private.are_slots(request -> 'slots') or not private.is_gift(request -> 'gift')
      or length(request ->> 'address_id') > 60 or length(request ->> 'scheduled_for') > 60
      or (case jsonb_typeof(request -> 'vendor_ids') when 'array' then jsonb_array_length(request -> 'vendor_ids') > 60
        or exists (select from jsonb_array_elements(request -> 'vendor_ids') as v where not coalesce(pg_input_is_valid(v #>> '{}', 'uuid'), false))
        else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('fulfilment', request -> 'fulfilment', 'address_id', request -> 'address_id',
    'vendor_ids', request -> 'vendor_ids', 'tip_paise', request -> 'tip_paise', 'coupon_code', left(private.pasted_code(request ->> 'coupon_code'), 20),
    'scheduled_for', request -> 'scheduled_for', 'slots', request -> 'slots', 'gift', request -> 'gift', 'instructions', left(request ->> 'instructions', 300))
    || (select coalesce(jsonb_object_agg(e.key, e.value), '{}'::jsonb) from jsonb_each(request) as e where e.key = any (own_keys)));
end
$$;

create or replace function public.hand_over_shipment(shipment_id uuid, carrier text, tracking_number text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(hand_over_shipment.shipment_id);
  o public.enhanced_orders;
  c public.carriers;
  number text := nullif(private.pasted_code(hand_over_shipment.tracking_number), '');
  part text;
begin
  select * into c from public.carriers as k where k.code = hand_over_shipment.carrier and k.active;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  if c.code is null then perform private.refuse(400, 'carrier_unknown', 'Please choose a carrier.'); end if;
  if (number is null and c.needs_number) or number !~ '^[A-Z0-9-]{6,30}$' then
    perform private.refuse(400, 'tracking_number_invalid', 'A tracking number has 6 to 30 letters and digits.');
  end if;
  -- The answer to the first request was lost.
  if s.state <> 'packing' and s.carrier_code = c.code and s.tracking_number is not distinct from number then
    return jsonb_build_object('state', s.state, 'status', o.status);
  end if;
  if s.state <> 'packing' then perform private.refuse(409, 'shipment_moved_on', 'This parcel has moved on in the meantime.', jsonb_build_object('state', s.state)); end if;
  if s.purpose = 'order' and o.status <> 'ready' then
    perform private.refuse(409, 'order_not_packed', 'Please mark the order as packed first.');
  end if;
  if c.zones is not null and not coalesce(private.zone_of_pincode(o.address ->> 'pincode') = any (c.zones), false) then
    perform private.refuse(409, 'carrier_not_there', 'This carrier does not deliver to this pincode.');
  end if;
  if exists (select from public.shipments as p where p.carrier_code = c.code and p.tracking_number = number and p.id <> s.id) then
    perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
  end if;
  part := (private.party_roles(o.id))[1];
  update public.shipments as p set carrier_code = c.code, tracking_number = number, handed_over_at = now() where p.id = s.id;
  s := private.log_shipment(s.id, 'handed_over', part);
  if s.purpose = 'order' then
    o := private.transition(o.id, 'out_for_delivery', auth.uid(), part);
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'parcel_late', private.end_of_day(s.promised_to) where s.promised_to is not null;
  else
    perform private.announce_order(o);
  end if;
  perform private.notify_party(o, 'user', 'parcel_shipped', jsonb_build_object('carrier', c.name, 'tracking_number', number));
  return jsonb_build_object('state', s.state, 'status', o.status);
exception when unique_violation then
  perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
end
$$;

create or replace function public.record_carrier_event(carrier text, tracking_number text, event_id text, state text, place text default null, note text default null)
returns text language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
begin
  select * into s from public.shipments as p
  where p.carrier_code = record_carrier_event.carrier and p.tracking_number = private.pasted_code(record_carrier_event.tracking_number);
  if s.id is null then return 'unknown'; end if;
  perform private.lock_order(s.order_id);
  select * into s from public.shipments as p where p.id = s.id for no key update;
  if exists (select from public.shipment_events as e where e.shipment_id = s.id and e.carrier_event_id = left(record_carrier_event.event_id, 80)) then
    return 'known';
  end if;
  -- Carriers tell late and twice: what no longer fits is not an error of theirs.
  if not private.may_shipment_move(s.state, record_carrier_event.state) then return 'late'; end if;
  perform private.move_shipment(s, record_carrier_event.state, 'system', record_carrier_event.place, record_carrier_event.note, left(record_carrier_event.event_id, 80));
  return 'recorded';
end
$$;

create or replace function private.clean_parameter(value text, kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind = 'numeric' then translate(private.pasted_text(value), ' -', '')
    else upper(private.pasted_text(value) collate "C") end
$$;
comment on function private.clean_parameter is
  'A typed parameter as the biller stores it: a number without spaces and hyphens, other text in capital letters without what '
  'stands around it. The same rule as packages/domain/src/digital/parameters.ts.';

-- The vendor's card in its own hands: opening hours, holidays, where it delivers, preparation time, minimum and packaging.

create table public.vendor_areas (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  corners jsonb not null constraint area_corners_count check (jsonb_array_length(corners) between 3 and 60),
  shape polygon not null,
  updated_at timestamptz not null default now()
);
comment on table public.vendor_areas is
  'Where a vendor delivers, drawn by itself on the map. A vendor without a row delivers within its radius.';
comment on column public.vendor_areas.corners is 'The corners in the order they are drawn, [{lat, lng}].';
comment on column public.vendor_areas.shape is 'The same corners as (lng, lat), for private.delivers_to.';
alter table public.vendor_areas enable row level security;
-- Under the rules of vendors: a draft's area is for its people and administrators.
create policy "who sees a vendor sees where it delivers" on public.vendor_areas for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));
revoke all on public.vendor_areas from anon, authenticated;
grant select (vendor_id, corners, updated_at) on public.vendor_areas to anon, authenticated;

create or replace function private.delivers_to(v public.vendors, lat double precision, lng double precision) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return public.distance_m(delivers_to.lat, delivers_to.lng, v.lat, v.lng) <= v.delivery_radius_m
    and not exists (select from public.vendor_areas as a where a.vendor_id = v.id
      and not a.shape @> point(delivers_to.lng, delivers_to.lat));
end
$$;
comment on function private.delivers_to is
  'Whether a vendor delivers to a point: within its radius, and inside the area that it has drawn, if any. The radius of a vendor with an '
  'area reaches its farthest corner, so a list that is filtered by radius first leaves nobody out.';

create function private.edges_cross(corners jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return exists (
    with corner as (
      select n::integer as n, point((c ->> 'lng')::double precision, (c ->> 'lat')::double precision) as at
      from jsonb_array_elements(corners) with ordinality as e (c, n)
    ), edge as (
      select c.n, lseg(c.at, coalesce(d.at, (select f.at from corner as f where f.n = 1))) as line, (select count(*) from corner) as most
      from corner as c left join corner as d on d.n = c.n + 1
    )
    select from edge as a join edge as b on b.n > a.n + 1 and not (a.n = 1 and b.n = a.most) and a.line ?# b.line);
end
$$;
comment on function private.edges_cross is 'Whether two sides of a drawn area cross, so that nobody could say what is inside.';

create function public.set_delivery_area(vendor_id uuid, radius_m integer, corners jsonb default null) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  most integer := least(private.setting_int('max_delivery_radius_m'), 15000);
  reach integer := set_delivery_area.radius_m;
begin
  perform private.require_staff(set_delivery_area.vendor_id);
  perform private.bound(set_delivery_area.corners, 8000);
  select * into v from public.vendors as w where w.id = set_delivery_area.vendor_id for no key update;
  if set_delivery_area.corners is not null then
    if jsonb_typeof(set_delivery_area.corners) <> 'array' or jsonb_array_length(set_delivery_area.corners) not between 3 and 60
        or exists (select from jsonb_array_elements(set_delivery_area.corners) as c
          where coalesce(jsonb_typeof(c -> 'lat'), '') <> 'number' or coalesce(jsonb_typeof(c -> 'lng'), '') <> 'number') then
      perform private.refuse(400, 'area_invalid', 'An area has 3 to 60 corners, and its sides do not cross.');
    end if;
    if exists (select from jsonb_array_elements(set_delivery_area.corners) as c
        where (c ->> 'lat')::numeric not between -90 and 90 or (c ->> 'lng')::numeric not between -180 and 180)
        or private.edges_cross(set_delivery_area.corners) then
      perform private.refuse(400, 'area_invalid', 'An area has 3 to 60 corners, and its sides do not cross.');
    end if;
    select ceil(max(public.distance_m(v.lat, v.lng, (c ->> 'lat')::double precision, (c ->> 'lng')::double precision)))::integer into reach
    from jsonb_array_elements(set_delivery_area.corners) as c;
    reach := greatest(reach, 500);
  end if;
  if reach is null or reach not between 500 and most then
    perform private.refuse(400, 'area_too_large', 'Deliveries reach from 500 m to ' || most / 1000 || ' km.', jsonb_build_object('most_m', most));
  end if;
  update public.vendors as w set delivery_radius_m = reach where w.id = v.id;
  delete from public.vendor_areas as a where a.vendor_id = v.id;
  if set_delivery_area.corners is not null then
    insert into public.vendor_areas (vendor_id, corners, shape)
    select v.id, jsonb_agg(jsonb_build_object('lat', c -> 'lat', 'lng', c -> 'lng') order by n),
      polygon(path('(' || string_agg('(' || (c ->> 'lng') || ',' || (c ->> 'lat') || ')', ',' order by n) || ')'))
    from jsonb_array_elements(set_delivery_area.corners) with ordinality as e (c, n);
    if not exists (select from public.vendor_areas as a where a.vendor_id = v.id and a.shape @> point(v.lng, v.lat)) then
      perform private.refuse(400, 'area_without_vendor', 'Your own place must lie inside the area.');
    end if;
  end if;
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
  return reach;
end
$$;
comment on function public.set_delivery_area is
  'Where a vendor delivers: within radius_m metres, or with corners [{lat, lng}] inside that area, whose farthest corner becomes the radius. '
  'Answers the radius. Refuses area_invalid, area_too_large {most_m}, area_without_vendor.';

create function private.minutes_of(clock text) returns integer language sql immutable set search_path = '' as $$
  select case when clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then left(clock, 2)::integer * 60 + right(clock, 2)::integer end
$$;
comment on function private.minutes_of is 'A time like 09:30 in minutes after midnight; null for anything else.';

create function public.save_vendor_hours(vendor_id uuid, hours jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  overlapping integer;
begin
  perform private.require_staff(save_vendor_hours.vendor_id);
  perform private.bound(save_vendor_hours.hours, 8000);
  if coalesce(jsonb_typeof(save_vendor_hours.hours), '') <> 'array' or jsonb_array_length(save_vendor_hours.hours) > 28
      or exists (select from jsonb_array_elements(save_vendor_hours.hours) as h
        where coalesce(h ->> 'weekday', '') !~ '^[0-6]$' or private.minutes_of(h ->> 'opens') is null or private.minutes_of(h ->> 'closes') is null)
      or exists (select from jsonb_array_elements(save_vendor_hours.hours) as h group by h ->> 'weekday' having count(*) > 4) then
    perform private.refuse(400, 'hours_invalid', 'A day has up to four opening times, each from one time to another.');
  end if;
  with span as (
    select (h ->> 'weekday')::integer as weekday, (h ->> 'weekday')::integer * 1440 + private.minutes_of(h ->> 'opens') as begins,
      -- Closing at the time of opening is round the clock; closing before it is past midnight.
      (private.minutes_of(h ->> 'closes') - private.minutes_of(h ->> 'opens') + 1439) % 1440 + 1 as lasts
    from jsonb_array_elements(save_vendor_hours.hours) as h
  ), following as (
    select s.weekday, s.begins + s.lasts as ends,
      coalesce(lead(s.begins) over (order by s.begins), (select min(f.begins) + 10080 from span as f)) as next_begins
    from span as s
  )
  select f.weekday into overlapping from following as f where f.ends > f.next_begins order by f.weekday limit 1;
  if overlapping is not null then
    perform private.refuse(400, 'hours_overlap', 'Two opening times overlap.', jsonb_build_object('weekday', overlapping));
  end if;
  delete from public.vendor_hours as h where h.vendor_id = save_vendor_hours.vendor_id;
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select save_vendor_hours.vendor_id, (h ->> 'weekday')::smallint, (h ->> 'opens')::time, (h ->> 'closes')::time
  from jsonb_array_elements(save_vendor_hours.hours) as h;
  perform private.publish('vendor:' || save_vendor_hours.vendor_id, 'menu', '{}'::jsonb);
end
$$;
comment on function public.save_vendor_hours is
  'Replaces a vendor''s opening hours: [{weekday (0 is Sunday), opens, closes}] as HH:MM by Indian time, up to four a day; closing at or '
  'before opening runs past midnight. Refuses hours_invalid and hours_overlap {weekday}.';

create function public.set_vendor_holiday(vendor_id uuid, day date, closed boolean, note text default null) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_staff(set_vendor_holiday.vendor_id);
  if set_vendor_holiday.day is null or set_vendor_holiday.closed is null or set_vendor_holiday.day not between today and today + 366
      or length(set_vendor_holiday.note) > 120 then
    perform private.refuse(400, 'holiday_invalid', 'A holiday lies within the next year; its note holds 120 letters.');
  end if;
  if closed then
    insert into public.vendor_holidays as x (vendor_id, day, note)
    values (set_vendor_holiday.vendor_id, set_vendor_holiday.day, nullif(trim(set_vendor_holiday.note), ''))
    on conflict (vendor_id, day) do update set note = excluded.note;
  else
    delete from public.vendor_holidays as x where x.vendor_id = set_vendor_holiday.vendor_id and x.day = set_vendor_holiday.day;
  end if;
  perform private.publish('vendor:' || set_vendor_holiday.vendor_id, 'menu', '{}'::jsonb);
  return (select count(*)::integer from public.enhanced_orders as o
    where o.vendor_id = set_vendor_holiday.vendor_id and o.status not in ('delivered', 'cancelled')
      and (o.scheduled_for at time zone 'Asia/Kolkata')::date = set_vendor_holiday.day);
end
$$;
comment on function public.set_vendor_holiday is
  'Closes a vendor for a day (Indian time), or opens it again. Answers how many orders are booked for that day, which stay. Refuses holiday_invalid.';

create function public.save_vendor_card(vendor_id uuid, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(save_vendor_card.vendor_id);
  perform private.bound(save_vendor_card.changes, 4000);
  begin
    update public.vendors as v set
      tagline = case when changes ? 'tagline' then nullif(trim(changes ->> 'tagline'), '') else v.tagline end,
      prep_minutes = coalesce((changes ->> 'prep_minutes')::integer, v.prep_minutes),
      min_order_paise = coalesce((changes ->> 'min_order_paise')::integer, v.min_order_paise),
      packaging_paise = coalesce((changes ->> 'packaging_paise')::integer, v.packaging_paise)
    where v.id = save_vendor_card.vendor_id;
    update public.restaurants as r set
      cuisines = case when jsonb_typeof(changes -> 'cuisines') = 'array'
        then array(select distinct trim(c) from jsonb_array_elements_text(changes -> 'cuisines') as c where trim(c) <> '') else r.cuisines end,
      cost_for_two_paise = case when changes ? 'cost_for_two_paise' then (changes ->> 'cost_for_two_paise')::integer else r.cost_for_two_paise end
    where r.vendor_id = save_vendor_card.vendor_id and changes ?| array['cuisines', 'cost_for_two_paise'];
    if changes ?| array['slot_capacity', 'slot_cutoff_minutes'] then
      insert into public.vendor_slot_terms as t (vendor_id, capacity, cutoff_minutes)
      values (save_vendor_card.vendor_id, (changes ->> 'slot_capacity')::smallint, (changes ->> 'slot_cutoff_minutes')::smallint)
      on conflict (vendor_id) do update set capacity = coalesce(excluded.capacity, t.capacity), cutoff_minutes = coalesce(excluded.cutoff_minutes, t.cutoff_minutes);
    end if;
  exception when check_violation or invalid_text_representation or numeric_value_out_of_range then
    perform private.refuse(400, 'vendor_card_invalid', 'One of these values is out of its bounds.');
  end;
  perform private.publish('vendor:' || save_vendor_card.vendor_id, 'menu', '{}'::jsonb);
end
$$;
comment on function public.save_vendor_card is
  'Changes what a vendor says of itself: {tagline?, prep_minutes?, min_order_paise?, packaging_paise?, slot_capacity? (orders for the same half hour), '
  'slot_cutoff_minutes? (how long before preparing begins an order for later is placed)} and of a restaurant {cuisines?, '
  'cost_for_two_paise?}. Refuses vendor_card_invalid.';

create function public.vendor_card(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_card.vendor_id);
  return (select jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'status', v.status, 'tagline', v.tagline,
      'address', v.address, 'area', v.area, 'lat', v.lat, 'lng', v.lng, 'phone_masked', private.mask_phone(v.phone), 'picture', v.picture,
      'delivery_radius_m', v.delivery_radius_m, 'most_radius_m', least(private.setting_int('max_delivery_radius_m'), 15000),
      'corners', (select a.corners from public.vendor_areas as a where a.vendor_id = v.id),
      'prep_minutes', v.prep_minutes, 'min_order_paise', v.min_order_paise, 'packaging_paise', v.packaging_paise,
      'slot_capacity', private.slot_capacity(v.id), 'slot_cutoff_minutes', (extract(epoch from private.slot_cutoff(v.id)) / 60)::integer,
      'commission_bp', v.commission_bp, 'cuisines', to_jsonb(f.cuisines), 'cost_for_two_paise', f.cost_for_two_paise,
      'pure_veg', f.pure_veg, 'fssai_number', f.fssai_number,
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI'))
        order by h.weekday, h.opens), '[]'::jsonb) from public.vendor_hours as h where h.vendor_id = v.id),
      'holidays', (select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'note', x.note) order by x.day), '[]'::jsonb)
        from public.vendor_holidays as x where x.vendor_id = v.id and x.day >= (now() at time zone 'Asia/Kolkata')::date),
      'people', (select jsonb_agg(jsonb_build_object('name', private.name_of(s.user_id), 'position', s.position, 'is_me', s.user_id = auth.uid())
        order by s.position <> 'owner', s.created_at) from public.vendor_staff as s where s.vendor_id = v.id))
    from public.vendors as v left join public.restaurants as f on f.vendor_id = v.id where v.id = vendor_card.vendor_id);
end
$$;
comment on function public.vendor_card is
  'Everything that a vendor''s own profile shows: its card, hours (HH:MM), holidays from today, corners of its area or null, and who works '
  'there. For its people.';

revoke execute on function
  public.set_delivery_area(uuid, integer, jsonb), public.save_vendor_hours(uuid, jsonb),
  public.set_vendor_holiday(uuid, date, boolean, text), public.save_vendor_card(uuid, jsonb), public.vendor_card(uuid) from public, anon;
grant execute on function
  public.set_delivery_area(uuid, integer, jsonb), public.save_vendor_hours(uuid, jsonb),
  public.set_vendor_holiday(uuid, date, boolean, text), public.save_vendor_card(uuid, jsonb), public.vendor_card(uuid) to authenticated;

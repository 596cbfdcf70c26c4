-- Who lives beyond every town asks to be told when deliveries begin there: by square of a tenth of a degree, for
-- signed-in people, whose number is proven, as wishes for services are (docs/decisions/0055, 0086).

create table public.area_interest (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  area text not null constraint area_interest_area_form check (area ~ '^-?\d{1,2}\.\d,-?\d{1,3}\.\d$'),
  place text not null constraint area_interest_place_length check (length(place) between 1 and 80),
  created_at timestamptz not null default now(),
  primary key (user_id, area)
);
create index area_interest_area_idx on public.area_interest (area);
comment on table public.area_interest is
  'Who wants to be told when deliveries begin somewhere. Signed-in people only: nobody subscribes somebody else.';
comment on column public.area_interest.area is
  'Latitude and longitude to a tenth of a degree, about eleven kilometres.';
comment on column public.area_interest.place is 'What its person calls the place.';
alter table public.area_interest enable row level security;
create policy "people read their own areas" on public.area_interest for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.area_interest from anon, authenticated;
grant select on public.area_interest to authenticated;

create function private.area_of(lat double precision, lng double precision) returns text
language sql immutable set search_path = '' as $$
  select round(area_of.lat::numeric, 1) || ',' || round(area_of.lng::numeric, 1)
$$;
comment on function private.area_of is 'The square of a tenth of a degree around a place, by its middle.';
revoke execute on function private.area_of(double precision, double precision) from public;

create function public.want_area(lat double precision, lng double precision, place text, wanted boolean default true)
returns boolean language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  square text;
  called text;
begin
  perform private.bound(want_area.place, 1000);
  called := left(trim(want_area.place), 80);
  if want_area.lat is null or want_area.lng is null or want_area.wanted is null or coalesce(called, '') = '' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_place(want_area.lat, want_area.lng);
  square := private.area_of(want_area.lat, want_area.lng);
  perform private.hold_account(caller);
  if not want_area.wanted then
    delete from public.area_interest as a where a.user_id = caller and a.area = square;
    return false;
  end if;
  if exists (select from private.vendors_around(want_area.lat, want_area.lng) as v where v.delivers) then
    perform private.refuse(409, 'area_is_served', 'Deliveries come to this place already.');
  end if;
  if (select count(*) from public.area_interest as a where a.user_id = caller and a.area <> square) >= 5 then
    perform private.refuse(429, 'too_many_areas', 'You wait for five places already. Withdraw one of them first.');
  end if;
  insert into public.area_interest (user_id, area, place) values (caller, square, called)
  on conflict (user_id, area) do update set place = excluded.place;
  return true;
end
$$;
comment on function public.want_area is
  'Stores or withdraws the caller''s wish to be told when deliveries begin at a place, as often as it is sent; five '
  'places a person. Answers whether it is stored. Refuses '
  'request_invalid, place_invalid, area_is_served, too_many_areas.';

create function public.wants_area(lat double precision, lng double precision) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.area_interest as a
    where a.user_id = (select auth.uid()) and a.area = private.area_of(wants_area.lat, wants_area.lng))
$$;
comment on function public.wants_area is 'Whether the caller waits for deliveries at a place.';

create or replace function public.admin_wishes()
returns table (slug text, name text, region_slug text, region_name text, wishes integer, latest timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select w.* from (
      select c.slug, c.name, r.slug as town, r.name as town_name, count(*)::integer as people,
        max(s.created_at) as latest
      from public.service_interest as s join public.categories as c on c.id = s.category_id
      left join public.regions as r on r.id = s.region_id
      where s.told_at is null group by c.slug, c.name, r.slug, r.name
      union all
      select 'area', 'Deliveries', a.area, mode() within group (order by a.place), count(*)::integer, max(a.created_at)
      from public.area_interest as a group by a.area
    ) as w (slug, name, town, town_name, people, latest)
    order by w.people desc, w.name, w.town_name nulls last limit 500;
end
$$;
comment on function public.admin_wishes is
  'How many people wait for a service in a town (null: none named), or with the slug "area" for deliveries somewhere '
  '(region_slug: its square, region_name: what most call it), the most wanted first. Administrators only.';

create function private.area_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('area_wishes', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area,
    'place', a.place, 'created_at', a.created_at) order by a.created_at), '[]')
    from public.area_interest as a where a.user_id = caller))
$$;
comment on function private.area_data is 'What is stored about a person here; see trade_accounts.';
create function private.forget_areas(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.area_interest as a where a.user_id = caller;
$$;
comment on function private.forget_areas is 'Removes the wishes of a closed account; see trade_accounts.';
insert into private.notification_templates (template, type, title, message, push_for) values
  ('area_open', 'success', 'Deliveries reach {place}',
    'You asked us to tell you: deliveries come to {place} now.', '1 day');

create function private.open_area(region text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  town uuid := (select r.id from public.regions as r where r.slug = open_area.region);
  waiting record;
  told integer := 0;
begin
  for waiting in
    delete from public.area_interest as a
    where private.region_at(split_part(a.area, ',', 1)::double precision,
      split_part(a.area, ',', 2)::double precision) = town
    returning a.user_id, a.place
  loop
    perform private.notify(waiting.user_id, 'area_open', jsonb_build_object('place', waiting.place), '/food');
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.open_area is
  'Tells everybody who waited for deliveries in a town, once; answers how many. The migration that '
  'opens a town calls it.';
revoke execute on function private.open_area(text) from public;

revoke execute on function private.area_data(uuid), private.forget_areas(uuid) from public;
insert into private.trade_accounts (trade, data, forget)
values ('area_interest', 'private.area_data', 'private.forget_areas');

revoke execute on function public.want_area(double precision, double precision, text, boolean),
  public.wants_area(double precision, double precision) from public, anon;
grant execute on function public.want_area(double precision, double precision, text, boolean),
  public.wants_area(double precision, double precision) to authenticated;

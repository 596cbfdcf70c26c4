create or replace function public.grocery_near (
  lat double precision,
  lng double precision,
  department text default null::text,
  category text default null::text,
  page_size integer default 10,
  cursor jsonb default null::jsonb,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(grocery_near.page_size, 10), 1), 20);
  express integer := private.setting_int('grocery_express_minutes');
  answer jsonb;
begin
  if grocery_near.department not in ('vegetables', 'milk-and-dairy', 'grocery') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  with found as materialized (
    select v.*, row_number() over () as n
    from public.vendors_near('grocery', grocery_near.lat, grocery_near.lng,
      split_part(case when grocery_near.department is not null then private.department_words(grocery_near.department)
        end, ' ', 1),
      page_size => most, cursor => grocery_near.cursor, language => grocery_near.language) as v
  ), shown as (
    select f.*, s.departments, private.store_picks(f.id, left(grocery_near.category, 60), grocery_near.language, 8)
      as picks
    from found as f join public.grocery_stores as s on s.vendor_id = f.id
  )
  select jsonb_build_object(
    'stores', coalesce((select jsonb_agg((to_jsonb(s) - array['n', 'next_cursor', 'cuisines', 'cuisine_names',
      'pure_veg', 'cost_for_two_paise', 'delivers_here'])
      || jsonb_build_object('is_express', s.minutes_max <= express) order by s.n)
      from shown as s where grocery_near.category is null or s.picks <> '[]'), '[]'),
    'express_minutes', express,
    'next_cursor', case when (select count(*) from found) = most
      then (select f.next_cursor from found as f order by f.n desc limit 1) end)
  into answer;
  return answer;
end
$function$;

comment on function public.grocery_near(double precision, double precision, text, text, integer, jsonb, text)
  is 'Stores that deliver to a location, open ones first, a page at a time: {stores: [{id, slug, name, tagline, area, picture, rating, ratings_count, min_order_paise, distance_m, is_open, opens_at, minutes_min, minutes_max, delivery_fee_paise, surcharges, departments, is_express, picks (up to eight products as store_items has them)}], express_minutes, next_cursor}. department narrows it to stores that have it, category to those that sell something of it.';

revoke all
  on function public.grocery_near(double precision, double precision, text, text, integer, jsonb, text)
  from public;

grant execute
  on function public.grocery_near(double precision, double precision, text, text, integer, jsonb, text)
  to anon, authenticated, postgres;

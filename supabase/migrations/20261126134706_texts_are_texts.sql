-- Where a text is due, nothing else of JSON is one; and no day or place is so far that it cannot be counted (docs/decisions/0069).

create function private.are_texts(given jsonb, variadic names text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (select from unnest(names) as n where coalesce(jsonb_typeof(given -> n), 'null') not in ('string', 'null'))
$$;
comment on function private.are_texts is 'Whether fields of a request, where they are there, are texts: an object written as text is no name.';

create function private.known_day(day date) returns date language plpgsql immutable set search_path = '' as $$
begin
  if day not between '2000-01-01' and '2100-01-01' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return day;
end
$$;
comment on function private.known_day is 'A day that a client asks for; refuses request_invalid for infinity and what no calendar here shows.';

create or replace function public.distance_m(
  from_lat double precision, from_lng double precision, to_lat double precision, to_lng double precision
) returns integer language sql immutable strict parallel safe set search_path = '' as $$
  -- Nothing is known of places that are not on Earth.
  select case when from_lat between -90 and 90 and to_lat between -90 and 90 and from_lng between -180 and 180 and to_lng between -180 and 180 then
    round(2 * 6371000 * asin(least(1, sqrt(
      power(sin(radians(to_lat - from_lat) / 2), 2)
      + cos(radians(from_lat)) * cos(radians(to_lat)) * power(sin(radians(to_lng - from_lng) / 2), 2)))))::integer end
$$;

-- Functions whose whole text is another subject's: each changes in one place.
create or replace function pg_temp.change(about regprocedure, was text, becomes text) returns void language plpgsql as $$
declare
  source text := pg_catalog.pg_get_functiondef(about);
begin
  if strpos(source, was) = 0 then raise exception '% has no text "%"', about, was; end if;
  execute replace(source, was, becomes);
end
$$;
select pg_temp.change('private.item_problem(jsonb, public.vendor_kind, boolean)',
  '  if jsonb_typeof(item) <> ''object'' then return ''item_invalid''; end if;
',
  '  if jsonb_typeof(item) <> ''object'' then return ''item_invalid''; end if;
  if not private.are_texts(item, ''name'') then return ''item_name_invalid''; end if;
  if not private.are_texts(item, ''section'') then return ''item_section_invalid''; end if;
  if not private.are_texts(item, ''description'', ''unit'') or not private.are_texts(goods, ''brand'', ''origin'') then return ''item_invalid''; end if;
');
select pg_temp.change('private.write_options(uuid, jsonb)',
  'coalesce(jsonb_typeof(g -> ''options''), '''') <> ''array'') then',
  'coalesce(jsonb_typeof(g -> ''options''), '''') <> ''array'' or not private.are_texts(g, ''name'')) then');
select pg_temp.change('private.write_options(uuid, jsonb)',
  'where jsonb_array_length(g -> ''options'') not between 1 and 50) then',
  'where jsonb_array_length(g -> ''options'') not between 1 and 50
      or exists (select from jsonb_array_elements(g -> ''options'') as o where not private.are_texts(o, ''name''))) then');
select pg_temp.change('public.save_sections(uuid, jsonb)',
  'where length(trim(coalesce(s ->> ''name'', ''''))) not between 1 and 60)',
  'where length(trim(coalesce(s ->> ''name'', ''''))) not between 1 and 60 or not private.are_texts(s, ''name'', ''was''))');
select pg_temp.change('public.save_product(uuid, jsonb, text)',
  'or length(coalesce(product ->> ''description'', '''')) > 4000
',
  'or length(coalesce(product ->> ''description'', '''')) > 4000 or not private.are_texts(product, ''name'', ''description'')
');
select pg_temp.change('public.add_vendor(jsonb, text)',
  'if coalesce(made.kind::text not in (''food'', ''grocery'', ''shopping''), true) then',
  'if coalesce(made.kind::text not in (''food'', ''grocery'', ''shopping''), true) or not private.are_texts(given, ''name'', ''address'', ''area'') then');
select pg_temp.change('public.save_vendor_card(uuid, jsonb)',
  '  perform private.bound(save_vendor_card.changes, 4000);
',
  $new$  perform private.bound(save_vendor_card.changes, 4000);
  if not private.are_texts(changes, 'tagline') or (jsonb_typeof(changes -> 'cuisines') = 'array'
      and exists (select from jsonb_array_elements(changes -> 'cuisines') as c where jsonb_typeof(c) <> 'string')) then
    perform private.refuse(400, 'vendor_card_invalid', 'One of these values is out of its bounds.');
  end if;
$new$);
select pg_temp.change('public.save_faq_article(jsonb, text, timestamptz)',
  '  perform private.bound(save_faq_article.idempotency_key, 200);
',
  $new$  perform private.bound(save_faq_article.idempotency_key, 200);
  if not private.are_texts(article, 'question', 'answer', 'keywords', 'slug', 'topic', 'action') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
$new$);
select pg_temp.change('private.guest_lines(jsonb)',
  'jsonb_array_length(items) > 60 then',
  'jsonb_array_length(items) > 60
      or exists (select from jsonb_array_elements(items) as line where not private.are_texts(line, ''special_instructions'')) then');
select pg_temp.change('private.clean_payout_account(jsonb)',
  'or a.holder ~ ''[[:cntrl:]]'' then ''holder''',
  'or a.holder ~ ''[[:cntrl:]]'' or not private.are_texts(details, ''holder'') then ''holder''');
select pg_temp.change('public.courier_day(date)',
  'courier_day.day::timestamp',
  'private.known_day(courier_day.day)::timestamp');
select pg_temp.change('public.vendor_day(uuid, date)',
  'perform private.require_staff(vendor_day.vendor_id);',
  'perform private.require_staff(vendor_day.vendor_id);
  perform private.known_day(vendor_day.day);');
select pg_temp.change('public.subscription_statement(uuid, date)',
  'first date := date_trunc(''month'', subscription_statement.month)',
  'first date := date_trunc(''month'', private.known_day(subscription_statement.month))');
select pg_temp.change('public.subscription_days_between(date, date)',
  'or subscription_days_between.to_day - subscription_days_between.from_day not',
  'or private.known_day(subscription_days_between.to_day) - private.known_day(subscription_days_between.from_day) not');
select pg_temp.change('public.search_food(text, double precision, double precision, integer, text)',
  'extensions.earth_box(extensions.ll_to_earth(search_food.lat, search_food.lng), v.delivery_radius_m)',
  'extensions.earth_box(extensions.ll_to_earth(
          case when search_food.lat between -90 and 90 then search_food.lat end, case when search_food.lng between -180 and 180 then search_food.lng end),
          v.delivery_radius_m)');
select pg_temp.change('public.search_food(text, double precision, double precision, integer, text)',
  '<->) extensions.ll_to_earth(search_food.lat, search_food.lng)
',
  '<->) extensions.ll_to_earth(
      case when search_food.lat between -90 and 90 then search_food.lat end, case when search_food.lng between -180 and 180 then search_food.lng end)
');
select pg_temp.change('private.clean_request(jsonb)',
  'or not private.are_slots(request -> ''slots'')',
  'or not private.are_texts(request, ''instructions'', ''coupon_code'') or not private.are_slots(request -> ''slots'')');
drop function pg_temp.change(regprocedure, text, text);

create or replace function private.problems_of_vendor (
  v public.vendors,
  lines jsonb,
  subtotal bigint,
  scheduled timestamp with time zone,
  minutes integer,
  at_opening_hours boolean
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  about jsonb := jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name);
  problems jsonb;
  -- The kitchen begins then: a pause that is over by then prevents nothing.
  begins timestamptz := coalesce(scheduled - make_interval(mins => problems_of_vendor.minutes), now());
  slot_problem text := case when scheduled is not null and private.schedule_time_problem(scheduled) is null
    then private.schedule_problem(v, scheduled, problems_of_vendor.minutes) end;
begin
  select coalesce(jsonb_agg(private.problem(bad.code, about || jsonb_build_object('item_id', bad.item_id, 'item_name',
    bad.item_name,
    'stock', bad.stock))), '[]'::jsonb) into problems
  from (
    select l -> 'line' ->> 'problem' as code, l ->> 'item_id' as item_id, l ->> 'name' as item_name,
      null::integer as stock
    from jsonb_array_elements(lines) as l where l -> 'line' ->> 'problem' is not null
    union all
    select 'stock_short', l ->> 'item_id', min(l ->> 'name'), min((l -> 'line' ->> 'stock')::integer)
    from jsonb_array_elements(lines) as l where l -> 'line' ->> 'stock' is not null
      and l -> 'line' ->> 'problem' is null
    group by l ->> 'item_id' having sum((l ->> 'quantity')::integer) > min((l -> 'line' ->> 'stock')::integer)
  ) as bad;
  if v.status <> 'active' then
    problems := problems || private.problem('vendor_suspended', about);
  elsif not v.accepting_orders or v.paused_until > begins then
    problems := problems || private.problem('vendor_paused', about || jsonb_build_object('opens_at', v.paused_until));
  elsif scheduled is not null then
    if slot_problem is not null then problems := problems || private.problem(slot_problem, about); end if;
  elsif at_opening_hours and not private.vendor_is_open(v.id, now()) then
    problems := problems || private.problem('vendor_closed',
      about || jsonb_build_object('opens_at', private.vendor_next_opening(v.id, now())));
  end if;
  if subtotal < v.min_order_paise then
    problems := problems || private.problem('below_minimum',
      about || jsonb_build_object('minimum_paise', v.min_order_paise));
  end if;

  if subtotal > private.setting_int('order_maximum_paise') then
    problems := problems || private.problem('above_maximum',
      about || jsonb_build_object('maximum_paise', private.setting_int('order_maximum_paise')));
  end if;
  return problems;
end
$function$;

comment on function private.problems_of_vendor(public.vendors, jsonb, bigint, timestamp
  with time zone, integer, boolean) is 'What prevents ordering these lines from a vendor, now or for a slot; minutes are preparation and travel before it. at_opening_hours: what a carrier brings can be ordered at any hour.';

revoke all
  on function private.problems_of_vendor(public.vendors, jsonb, bigint, timestamp
    with time zone, integer, boolean)
  from public;

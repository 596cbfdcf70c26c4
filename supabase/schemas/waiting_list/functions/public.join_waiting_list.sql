create or replace function public.join_waiting_list (
  vendor_id uuid,
  steps jsonb,
  from_day date,
  to_day date,
  part_of_day text default 'any'::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  w public.waiting_list;
begin
  perform private.bound(join_waiting_list.steps, 4000);
  if not private.is_on_show(join_waiting_list.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  perform private.visit_without_way(join_waiting_list.vendor_id, join_waiting_list.steps);
  w.from_day := greatest(private.known_day(join_waiting_list.from_day), private.today());
  w.to_day := private.known_day(join_waiting_list.to_day);
  if not coalesce(w.to_day between w.from_day and w.from_day + 30, false)
      or w.to_day > private.today() + (private.start_rules_of(join_waiting_list.vendor_id)).horizon_days
      or coalesce(join_waiting_list.part_of_day, '') not in ('any', 'morning', 'afternoon', 'evening') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  w.user_id := caller;
  w.vendor_id := join_waiting_list.vendor_id;
  w.part_of_day := join_waiting_list.part_of_day;
  w.steps := (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('service_id', e.step -> 'service_id',
      'resource_id', nullif(e.step -> 'resource_id', 'null'), 'gender', nullif(e.step -> 'gender', 'null'),
      'with_previous', case when e.step -> 'with_previous' = 'true' then true end)) order by e.n)
    from jsonb_array_elements(join_waiting_list.steps) with ordinality as e (step, n));
  return private.start_waiting(w);
end
$function$;

comment on function public.join_waiting_list(uuid, jsonb, date, date, text) is 'Waits for a time of these services at a vendor, on some of the next days of India (at most 31) and in a part of the day: any, morning, afternoon or evening. The same again answers the same id. Refuses with too_many_waiting.';

revoke all on function public.join_waiting_list(uuid, jsonb, date, date, text) from public;

grant execute on function public.join_waiting_list(uuid, jsonb, date, date, text) to authenticated, postgres;

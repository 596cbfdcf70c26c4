create or replace function public.walk_in_time (
  vendor_id uuid,
  steps jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  visit record;
  free timestamptz;
begin
  perform private.require_right(walk_in_time.vendor_id, 'orders');
  perform private.bound(walk_in_time.steps, 4000);
  select * into visit from private.visit_of(walk_in_time.vendor_id, walk_in_time.steps);
  free := private.next_free(visit.parts);
  return jsonb_build_object('starts_at', free, 'minutes', private.minutes_of_visit(visit.parts),
    'waiting', private.walk_ins_waiting(walk_in_time.vendor_id, free));
end
$function$;

comment on function public.walk_in_time(uuid, jsonb) is 'When somebody who walks in could have these services at the earliest, and how many wait before: {starts_at, minutes, waiting}.';

revoke all on function public.walk_in_time(uuid, jsonb) from public;

grant execute on function public.walk_in_time(uuid, jsonb) to authenticated, postgres;

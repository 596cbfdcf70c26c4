create or replace function private.lapse_substitution (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  s public.substitutions;
  line public.grocery_lines;
begin
  select * into s from public.substitutions as k where k.id = (timer.payload ->> 'substitution_id')::uuid;
  if s.state is distinct from 'offered' then return; end if;
  select * into o from public.enhanced_orders as e where e.id = lapse_substitution.order_id;
  select * into line from public.grocery_lines as l where l.order_id = s.order_id and l.position = s.position;
  perform private.close_substitution(o, s.id,
    case when line.prefer = 'best_match' or (line.prefer = 'item' and line.substitute_id = s.item_id) then 'accepted'
      else 'refused' end, 'silence');
end
$function$;

comment on function private.lapse_substitution(uuid, private.order_timers) is 'When nobody has answered in time, the line''s preference decides.';

revoke all on function private.lapse_substitution(uuid, private.order_timers) from public;

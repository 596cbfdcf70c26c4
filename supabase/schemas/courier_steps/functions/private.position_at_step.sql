create or replace function private.position_at_step (
  courier_id uuid
)
  returns public.courier_positions
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  said jsonb := nullif(current_setting('angadi.step_position', true), '')::jsonb;
  found_at public.courier_positions;
begin
  if said is null then
    select * into found_at from public.courier_positions as p
    where p.user_id = position_at_step.courier_id and p.at > now() - interval '5 minutes';
    return found_at;
  end if;
  found_at.user_id := position_at_step.courier_id;
  found_at.lat := (said ->> 'lat')::double precision;
  found_at.lng := (said ->> 'lng')::double precision;
  found_at.accuracy_m := (said ->> 'accuracy_m')::real;
  found_at.at := private.step_time();
  return found_at;
end
$function$;

comment on function private.position_at_step(uuid) is 'Where a courier was: the position that the phone kept with a step made without a network, else the last one of five minutes; null fields where there is none.';

revoke all on function private.position_at_step(uuid) from public;

create or replace function private.asked_of_return (
  lines public.return_lines[]
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- An exchange gives back only what the other piece costs less.
  select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)
    || case when l.exchange_paise is null then '{}'::jsonb
      else jsonb_build_object('paise', l.quantity * (l.unit_paise - l.exchange_paise)) end), '[]')
  from unnest(lines) as l
$function$;

comment on function private.asked_of_return(public.return_lines[]) is 'The lines of a return as private.parts_of_lines takes them.';

revoke all on function private.asked_of_return(public.return_lines[]) from public;

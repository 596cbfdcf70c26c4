create or replace function public.remove_group_line (
  token text,
  line_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(remove_group_line.token);
  host private.group_people := private.group_host(g);
begin
  perform private.check_group_open(g, host);
  delete from private.group_lines as l using private.group_people as x
  where l.id = remove_group_line.line_id and x.id = l.person_id and x.group_id = g.id;
  -- Removed already: that is what was requested.
  if found then perform private.tell_group(g.id); end if;
end
$function$;

comment on function public.remove_group_line(text, uuid) is 'The host removes what somebody has chosen.';

revoke all on function public.remove_group_line(text, uuid) from public;

grant execute on function public.remove_group_line(text, uuid) to authenticated, postgres;

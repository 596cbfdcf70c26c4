create or replace function public.set_group_ready (
  token text,
  ready boolean,
  secret text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(set_group_ready.token);
  p private.group_people := private.group_member(g, set_group_ready.secret);
begin
  perform private.pace_group(p);
  update private.group_people as x set ready_at = case when coalesce(set_group_ready.ready, false) then now() end
    where x.id = p.id;
  perform private.tell_group(g.id);
end
$function$;

comment on function public.set_group_ready(text, boolean, text) is 'Says that the caller has chosen everything, or not yet.';

revoke all on function public.set_group_ready(text, boolean, text) from public;

grant execute on function public.set_group_ready(text, boolean, text) to anon, authenticated, postgres;

create or replace function public.leave_group_cart (
  token text,
  person_id uuid default null::uuid,
  secret text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(leave_group_cart.token);
  p private.group_people := private.group_member(g, leave_group_cart.secret);
begin
  perform private.check_group_open(g, p);
  if leave_group_cart.person_id is not null and leave_group_cart.person_id <> p.id then
    perform private.group_host(g);
  elsif p.is_host then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- With everything they chose: nothing is left that could fill the group.
  delete from private.group_people as x where x.id = coalesce(leave_group_cart.person_id, p.id) and x.group_id = g.id
    and not x.is_host;
  perform private.tell_group(g.id);
end
$function$;

comment on function public.leave_group_cart(text, uuid, text) is 'Leaves a group cart with what one has chosen; the host may take somebody else out of it. The host ends it instead.';

revoke all on function public.leave_group_cart(text, uuid, text) from public;

grant execute on function public.leave_group_cart(text, uuid, text) to anon, authenticated, postgres;

create or replace function public.set_group_state (
  token text,
  state text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(set_group_state.token);
begin
  perform private.group_host(g);
  if set_group_state.state is null or set_group_state.state not in ('open', 'locked', 'ended') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if g.state = 'taken' then
    perform private.put_group_back(g);
    perform private.publish('user:' || g.host_id, 'cart', '{}'::jsonb);
    g.state := 'locked';
  end if;
  if set_group_state.state = 'ended' then
    perform private.end_group(g);
  else
    update private.group_carts as c set state = set_group_state.state,
      closes_at = case when set_group_state.state = 'open' and c.closes_at <= now() then null else c.closes_at end
        where c.id = g.id;
    perform private.tell_group(g.id);
  end if;
end
$function$;

comment on function public.set_group_state(text, text) is 'The host locks a group cart, opens it again (also after its deadline, or out of the own cart), or ends it; then the own lines go back to the cart.';

revoke all on function public.set_group_state(text, text) from public;

grant execute on function public.set_group_state(text, text) to authenticated, postgres;

create or replace function public.order_changes_of (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_user();
  if cardinality(private.party_roles(order_changes_of.order_id)) = 0 then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'reason', c.reason, 'state', c.state,
      'proposed_role', c.proposed_role, 'created_at', c.created_at, 'decided_at', c.decided_at,
      'difference_paise', c.difference_paise, 'charges', (select jsonb_agg(r - 'share')
        from jsonb_array_elements(c.rows) as r))
      order by c.created_at, c.id), '[]')
    from private.order_changes as c where c.order_id = order_changes_of.order_id);
end
$function$;

comment on function public.order_changes_of(uuid) is 'What was proposed and changed in the price of an order that the caller takes part in, oldest first: [{id, reason, state, proposed_role, created_at, decided_at, difference_paise (once applied), charges: [{code, amount_paise} or {position, less_paise}]}].';

revoke all on function public.order_changes_of(uuid) from public;

grant execute on function public.order_changes_of(uuid) to authenticated, postgres;

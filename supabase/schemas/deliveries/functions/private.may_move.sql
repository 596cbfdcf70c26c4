create or replace function private.may_move (
  o public.enhanced_orders,
  to_status public.order_status,
  actor_role text
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rule public.order_transition_rules;
  holds boolean;
begin
  -- Of any kind: what waits for its payment is placed or ends, and nobody works on it.
  if o.status = 'awaiting_payment' then
    return case to_status when 'pending' then actor_role = 'system' when 'cancelled' then actor_role in ('user',
      'admin',
      'system') else false end;
  end if;
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = may_move.to_status
    and may_move.actor_role = any (r.roles);
  if not found then return false; end if;
  if may_move.actor_role <> all (rule.guarded_roles) then return true; end if;
  execute format('select %s($1)', rule.guard) into holds using o;
  return holds;
end
$function$;

comment on function private.may_move(public.enhanced_orders, public.order_status, text) is
  'Whether a role may move an order to a status now.';

revoke all on function private.may_move(public.enhanced_orders, public.order_status, text) from public;

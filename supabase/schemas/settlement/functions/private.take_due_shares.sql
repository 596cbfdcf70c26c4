create or replace function private.take_due_shares (
  o public.enhanced_orders,
  due text
)
  returns private.movement[]
  language sql
  set search_path to ''
  AS $function$
  with taken as (
    update private.order_shares as s
    set settled_at = now(), paid_to = coalesce(s.owner_id, private.performer_of(o.id, s.owner_role))
    where s.order_id = o.id and s.due = take_due_shares.due and s.settled_at is null returning s.position, s.paid_to
  )
  select coalesce(array_agg((t.paid_to, s.account, s.value_paise)::private.movement order by s.position), '{}')
  from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position
    where t.paid_to is not null
$function$;

comment on function private.take_due_shares(public.enhanced_orders, text) is 'Marks the shares that fall due as settled, and returns what each payee gets; what nobody earned is left out.';

revoke all on function private.take_due_shares(public.enhanced_orders, text) from public;

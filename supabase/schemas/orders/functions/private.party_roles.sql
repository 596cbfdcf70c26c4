create or replace function private.party_roles (
  order_id uuid
)
  returns text[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with own as (
    select p.role, p.from_at from private.order_parties as p join private.party_kinds as k on k.role = p.role
    where p.order_id = party_roles.order_id and (p.until_at is null or p.until_at > clock_timestamp())
      and case when p.vendor_id is not null then private.may(p.vendor_id, 'orders')
        else p.user_id = auth.uid() and (k.account_role is null or private.has_role(k.account_role)) end
      -- Nobody hands over to themselves: a customer has no other part in their order.
      and (p.role = 'user' or not exists (select from private.order_parties as c
        where c.order_id = p.order_id and c.role = 'user' and c.user_id = auth.uid()))
  )
  select case when exists (select from own) then array(select o.role from own as o order by o.from_at)
    -- Whose own order it is, on either side of it, decides nothing about its money as an administrator.
    when private.is_admin() and exists (select from public.enhanced_orders as o where o.id = party_roles.order_id)
      then '{admin}'
    else '{}' end
$function$;

comment on function private.party_roles(uuid) is 'The caller''s parts in an order, as order_transition_rules names them; none for anyone uninvolved, admin for administrators who have no part of their own.';

revoke all on function private.party_roles(uuid) from public;

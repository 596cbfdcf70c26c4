create or replace function private.gateway_tries (
  purpose text,
  subject_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'status', p.state, 'reason', p.reason,
    'at', p.created_at) order by p.created_at), '[]')
  from private.gateway_payments as p join private.gateway_orders as g on g.id = p.gateway_order_id
  where g.purpose = gateway_tries.purpose and g.subject_id = gateway_tries.subject_id
$function$;

comment on function private.gateway_tries(text, uuid) is 'The tries to pay a subject, oldest first: [{method, status, reason, at}].';

revoke all on function private.gateway_tries(text, uuid) from public;

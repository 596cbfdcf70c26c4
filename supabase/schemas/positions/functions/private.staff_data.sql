create or replace function private.staff_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('work_invitations', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name,
      'position', i.position, 'at', i.created_at, 'accepted_at', i.accepted_at) order by i.created_at), '[]')
    from private.staff_invitations as i join public.vendors as v on v.id = i.vendor_id
    where i.accepted_by = caller or i.phone_digest = private.digest_of_phone(caller)))
$function$;

comment on function private.staff_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.staff_data(uuid) from public;

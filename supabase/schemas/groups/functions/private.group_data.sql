create or replace function private.group_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('group_carts', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'name', p.name, 'is_host', p.is_host, 'state',
      g.state, 'at', p.joined_at,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'options', l.options, 'quantity',
        l.quantity,
        'special_instructions', l.special_instructions) order by l.created_at), '[]') from private.group_lines as l
          where l.person_id = p.id)) order by p.joined_at), '[]')
    from private.group_people as p join private.group_carts as g on g.id = p.group_id
      join public.vendors as v on v.id = g.vendor_id
    where p.user_id = caller))
$function$;

comment on function private.group_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.group_data(uuid) from public;

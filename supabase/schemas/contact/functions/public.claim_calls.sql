create or replace function public.claim_calls()
  returns table (
    id uuid,
    from_number text,
    to_number text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  k private.calls;
begin
  for k in
    update private.calls as l set state = 'ringing', updated_at = now()
    where l.id in (select due.id from private.calls as due where due.state = 'requested'
      and due.at > now() - interval '1 minute'
      order by due.at limit 20 for update skip locked)
    returning l.*
  loop
    perform private.announce_call(k);
    return query select k.id, private.party_phone(k.role, k.party_id), private.party_phone(k.with_role, k.with_id);
  end loop;
end
$function$;

comment on function public.claim_calls() is 'For the function telephony only: the calls to connect, with both numbers.';

revoke all on function public.claim_calls() from public;

grant execute on function public.claim_calls() to postgres, service_role;

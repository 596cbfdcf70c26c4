create or replace function private.refuse_foreign_phone()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  return null;
end
$function$;

comment on function private.refuse_foreign_phone() is 'Refuses foreign numbers however they arrive: a sign-up, an invitation, or a change of number (Spec §2 Welcome choice).';

revoke all on function private.refuse_foreign_phone() from public;

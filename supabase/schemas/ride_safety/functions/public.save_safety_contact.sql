create or replace function public.save_safety_contact (
  name text,
  phone text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  saved uuid;
begin
  perform private.bound(save_safety_contact.name, 400);
  if coalesce(length(trim(private.without_marks(save_safety_contact.name))), 0) not between 2 and 80
      or coalesce(save_safety_contact.phone, '') !~ '^\+91[6-9][0-9]{9}$' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('safety_contacts', caller::text);
  if (select count(*) from private.safety_contacts as c where c.user_id = caller
      and c.phone <> save_safety_contact.phone) >= 5 then
    perform private.refuse(409, 'too_many_contacts', 'Five contacts are the most.');
  end if;
  insert into private.safety_contacts as c (user_id, name, phone)
  values (caller, trim(private.without_marks(save_safety_contact.name)), save_safety_contact.phone)
  on conflict (user_id, phone) do update set name = excluded.name returning c.id into saved;
  return saved;
end
$function$;

comment on function public.save_safety_contact(text, text) is 'Adds somebody to whom the caller wants told in danger, five at most; the same number again changes the name. Refuses request_invalid, too_many_contacts.';

revoke all on function public.save_safety_contact(text, text) from public;

grant execute on function public.save_safety_contact(text, text) to authenticated, postgres;

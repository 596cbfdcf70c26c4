-- Contact data in public texts, in whatever digits, and none of them in reports of violations (docs/decisions/0069).

create function private.plain_digits(line text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(normalize(plain_digits.line, nfkc),
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    repeat('0123456789', 11))
$$;
comment on function private.plain_digits is
  'A text with the digits of Indian and Arabic scripts as 0 to 9. The same rule as packages/domain/src/typed/plain-digits.ts.';

create or replace function private.text_problem(written text) returns text language plpgsql stable security definer set search_path = '' as $$
declare
  plain constant text := private.plain_digits(written);
begin
  return case
    when exists (select from private.blocked_words as b where lower(written) ~ ('(^|[^[:alnum:]])' || b.word || '($|[^[:alnum:]])')) then 'words_blocked'
    when plain ~* '(https?://|www[.]|wa[.]me/)' or regexp_replace(plain, '[\s.()/_*-]', '', 'g') ~ '[6-9][0-9]{9}'
      or plain ~* '[a-z0-9._%+-]+\s*(@|[(\[]\s*at\s*[)\]])\s*[a-z0-9-]+\s*[.]\s*[a-z]{2,}' then 'contact_in_text'
  end;
end
$$;

create function private.without_contact(line text) returns text language sql immutable set search_path = '' as $$
  -- A zero stays valid JSON, whether the number stood in a text or alone.
  select regexp_replace(regexp_replace(line, '(?<![0-9])([+]?91[ -]?)?[6-9][0-9]{4}[ -]?[0-9]{5}(?![0-9])', '0', 'g'),
    '[A-Za-z0-9._%+-]+(@|%40)[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+', '[email]', 'g')
$$;
comment on function private.without_contact is 'A line of a report without phone numbers and email addresses; JSON stays JSON.';
create function private.keep_violation_clean() returns trigger language plpgsql set search_path = '' as $$
begin
  if octet_length(new.details::text) <= 8000 then new.details := private.without_contact(new.details::text)::jsonb; end if;
  new.url := private.without_contact(new.url);
  new.user_agent := private.without_contact(new.user_agent);
  return new;
end
$$;
comment on function private.keep_violation_clean is 'Phone numbers and email addresses are no part of a report.';
create trigger violations_name_nobody before insert on public.security_violations for each row execute function private.keep_violation_clean();

create or replace function private.check_public_text (
  written text,
  fewest integer,
  most integer
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  clean text;
  problem text;
begin
  perform private.bound(written, 4 * most + 100);
  clean := private.plain_text(written);
  if coalesce(length(clean), 0) not between fewest and most then
    perform private.refuse(400, 'text_length_invalid', 'Please write between a few words and a short paragraph.',
      jsonb_build_object('least', fewest, 'most', most));
  end if;
  problem := private.text_problem(clean);
  if problem = 'words_blocked' then perform private.refuse(400, 'words_blocked',
    'Please stay polite: this is not published.'); end if;
  if problem = 'contact_in_text' then perform private.refuse(400, 'contact_in_text',
    'Phone numbers and links are not published.'); end if;
  return clean;
end
$function$;

comment on function private.check_public_text(text, integer, integer) is 'A text that everybody may read, cleaned; refuses what is too short, too long, insulting or leads past the platform.';

revoke all on function private.check_public_text(text, integer, integer) from public;

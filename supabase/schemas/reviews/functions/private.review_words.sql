create or replace function private.review_words (
  written text
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
  perform private.bound(written, 8000);
  clean := nullif(private.plain_text(written), '');
  if length(clean) > 1000 then perform private.refuse(400, 'review_too_long', 'A review has at most 1,000 characters.');
    end if;
  if clean is not null then problem := private.text_problem(clean); end if;
  if problem = 'words_blocked' then perform private.refuse(400, 'words_blocked',
    'Please stay polite: this is not published.'); end if;
  if problem = 'contact_in_text' then perform private.refuse(400, 'contact_in_text',
    'Phone numbers and links are not published.'); end if;
  return clean;
end
$function$;

comment on function private.review_words(text) is 'The words of a review, cleaned; null for none. Refuses what is too long, insulting or leads past the platform.';

revoke all on function private.review_words(text) from public;

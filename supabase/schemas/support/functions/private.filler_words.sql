create or replace function private.filler_words()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select string_to_array('a an the is are was were am be my me i we our you your it its this that to of in on at for '
    'from by with and or if do does did '
    'can could will would shall should have has had what which who why please get got '
    'मैं मेरा मेरी मेरे मुझे का की के को में से है हैं था थी हो क्या कैसे और या पर यह वह कर करूँ करें '
    'నా నేను నాకు నాది మీ మీరు ఇది అది ఎలా ఏమిటి మరియు లేదా లో కి కు ను ని తో ఉంది ఉన్నాయి చేయాలి', ' ')
$function$;

comment on function private.filler_words() is 'Words that stand in most questions and tell none from another.';

revoke all on function private.filler_words() from public;

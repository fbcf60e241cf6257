subject = Your link for a new password
body =
    Hello { $name },

    somebody, probably you, has asked for a new password for { $name } at { $house }. This link sets one. It works once, within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
